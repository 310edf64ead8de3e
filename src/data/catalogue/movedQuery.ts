import { isLocale } from '@/i18n/locales'
import { writeQuery, type Query } from '@/i18n/query'

import { resolveAddress } from '../site/resolve'
import { canonicalQuery } from './listPages'

/**
 * Adds to the address of a redirect what the page there reads of the query, in the words of its
 * language, so that one redirect is enough. An address that has a query, or is outside the site,
 * stays as it is.
 */
export async function hrefWithQuery(to: string, query: Query): Promise<string> {
  if (!/^\/(?!\/)[^?#]*\/$/.test(to)) return to
  const [, locale = '', ...segments] = to.slice(0, -1).split('/')
  const resolved = isLocale(locale) ? await resolveAddress(locale, segments) : null
  if (!isLocale(locale) || !resolved) return to
  // The page that it moved to reads the query.
  if (resolved.kind === 'moved') return to + writeQuery(query)
  return to + (await canonicalQuery(resolved, query, locale))
}
