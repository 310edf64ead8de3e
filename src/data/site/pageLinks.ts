import type { Locale } from '@/i18n/locales'

import { findRoutes } from './routes'

/** Returns a function that gives the address of a page in this language by its id. */
export async function pageHrefResolver(
  locale: Locale,
): Promise<(id: string) => string | undefined> {
  const { hrefFor } = await findRoutes(locale)
  return (id) => hrefFor({ kind: 'page', id })
}
