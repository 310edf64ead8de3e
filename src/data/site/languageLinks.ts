import type { Locale } from '@/i18n/locales'

import { findLanguages, findRoutes } from './routes'

type LanguageLink = { code: Locale; href: string }

/**
 * Returns where each language leads from a page: to the page in that language, else to its home page. A
 * language whose home page is not shown is not offered.
 */
export async function findLanguageLinks(
  locale: Locale,
  alternates: readonly LanguageLink[],
): Promise<LanguageLink[]> {
  const { inUse } = await findLanguages()
  const links = await Promise.all(
    inUse.map(async (code): Promise<LanguageLink | undefined> => {
      const own = alternates.find((alternate) => alternate.code === code)
      if (own) return own
      const isOffered = code === locale || (await findRoutes(code)).resolve([]) !== undefined
      return isOffered ? { code, href: `/${code}/` } : undefined
    }),
  )
  return links.filter((link) => link !== undefined)
}
