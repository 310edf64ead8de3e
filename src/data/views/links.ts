import type { Locale } from '@/i18n/locales'

import { findRoutes } from '../routes'

/** Where a page that a text or menu names lies in this language. */
export async function linkOf(locale: Locale): Promise<(id: string) => string | undefined> {
  const { hrefFor } = await findRoutes(locale)
  return (id) => hrefFor({ kind: 'page', id })
}
