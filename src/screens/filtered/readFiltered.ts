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

export type Filtered = { locale: Locale; resolved: ResolvedDocument; query: Query }

/**
 * Returns what an address with filters shows, or where it leads: to the canonical address, and to
 * what a search found when that is one page. Null when there is nothing.
 */
export async function readFiltered(
  { locale, path = [] }: FilteredParams,
  query: Query,
): Promise<Filtered | Elsewhere | null> {
  markRenderedPerRequest()
  const resolved = isLocale(locale) ? await resolveRequest(locale, path) : null
  if (!isLocale(locale) || !resolved) return null
  if (resolved.kind === 'moved')
    return { to: await hrefWithQuery(resolved.to, query), isForEver: true }
  const canonical = await canonicalQuery(resolved, query, locale)
  if (canonical !== writeQuery(query))
    return { to: `${(await hrefOfDocument(resolved, locale)) ?? `/${locale}/`}${canonical}` }
  const searchResultHref =
    resolved.kind === 'page' && resolved.page.kind === 'search'
      ? await findSearchRedirect(query, locale)
      : undefined
  return searchResultHref === undefined ? { locale, resolved, query } : { to: searchResultHref }
}
