import { canonicalQuery } from '@/data/catalogue/listPages'
import { hrefWithQuery } from '@/data/catalogue/movedQuery'
import { findSearchRedirect } from '@/data/catalogue/search/searchResults'
import { markRenderedPerRequest } from '@/data/core/cache'
import { resolveRequest } from '@/data/site/languageRedirect'
import { hrefOfDocument, type ResolvedDocument } from '@/data/site/resolve'
import { isLocale, type Locale } from '@/i18n/locales'
import { writeQuery, type Query } from '@/i18n/query'

export type FilteredParams = { locale: string; path?: string[] }

/** Another address; `isForEver`: it has replaced this one. */
export type Elsewhere = { to: string; isForEver?: boolean }

export type Filtered = { locale: Locale; found: ResolvedDocument; query: Query }

/**
 * Returns what an address with filters shows, or where it leads: to the canonical address, and to
 * what a search found when that is one page. Null when there is nothing.
 */
export async function readFiltered(
  { locale, path = [] }: FilteredParams,
  query: Query,
): Promise<Filtered | Elsewhere | null> {
  markRenderedPerRequest()
  const found = isLocale(locale) ? await resolveRequest(locale, path) : null
  if (!isLocale(locale) || !found) return null
  if (found.kind === 'moved') return { to: await hrefWithQuery(found.to, query), isForEver: true }
  const canonical = await canonicalQuery(found, query, locale)
  if (canonical !== writeQuery(query))
    return { to: `${(await hrefOfDocument(found, locale)) ?? `/${locale}/`}${canonical}` }
  const searchResultHref =
    found.kind === 'page' && found.page.kind === 'search'
      ? await findSearchRedirect(query, locale)
      : undefined
  return searchResultHref === undefined ? { locale, found, query } : { to: searchResultHref }
}
