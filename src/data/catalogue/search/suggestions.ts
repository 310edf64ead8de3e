import { emptyListQuery } from '@/domain/catalogue/lists/listQuery'
import type { SearchAnswer } from '@/domain/catalogue/search/answers'
import type { Locale } from '@/i18n/locales'

import { getListingIndex, type ListingIndex } from './listingIndex'
import { matchQuery } from './matchQuery'
import { findAlternatives } from './nearbyListings'
import { findNearStreet } from './nearStreet'
import { answerQuery, parseQuery, type ParsedQuery } from './parseQuery'
import { resolveQuery } from './resolveQuery'
import { findSearchHits } from './searchHits'
import { findStreetSuggestions } from './streetSuggestions'

const MAX_SUGGESTIONS = 6

/** Finds what is nearest to the towns of a query, when there is nothing in them. */
async function findNearest(
  listingIndex: ListingIndex,
  { understood }: ParsedQuery,
  locale: Locale,
): Promise<Partial<SearchAnswer>> {
  const { towns } = understood.query
  if (towns.length === 0) return {}
  const goal = understood.goal ?? understood.impliedGoal ?? 'sale'
  // Kept while a visitor types. Alternatives look at all listings several times.
  if (matchQuery(listingIndex, { ...emptyListQuery, towns }, goal, locale).total > 0) return {}
  const resolved = resolveQuery(listingIndex, understood.query, locale)
  const { emptyTowns, nearby } = findAlternatives(
    listingIndex,
    resolved,
    { goal, types: [] },
    locale,
  )
  const [nearestTo] = emptyTowns
  if (nearestTo === undefined) return {}
  return { nearestTo, properties: await findSearchHits(listingIndex, nearby, locale) }
}

/** Finds what is nearest to the street of a query, when nothing stands in it. */
async function findNearNamedStreet(
  listingIndex: ListingIndex,
  parsed: ParsedQuery,
  locale: Locale,
): Promise<Partial<SearchAnswer> | undefined> {
  const near = parsed.isAsking ? await findNearStreet(listingIndex, parsed, locale) : undefined
  const properties = await findSearchHits(listingIndex, near?.references ?? [], locale)
  if (!near || properties.length === 0) return undefined
  return { nearestTo: near.street, unknown: [], didYouMean: undefined, properties }
}

/** Answers the text of the search box while a visitor types. */
export async function findSuggestions(typed: string, locale: Locale): Promise<SearchAnswer> {
  const listingIndex = await getListingIndex()
  const parsed = parseQuery(listingIndex, typed, locale)
  const answer = await answerQuery(listingIndex, parsed, MAX_SUGGESTIONS, locale)
  const streets = await findStreetSuggestions(listingIndex, parsed, locale)
  const named = { ...answer, ...(streets.length > 0 && { streets }) }
  if (answer.properties.length > 0) return named
  const nearest =
    (await findNearNamedStreet(listingIndex, parsed, locale)) ??
    (await findNearest(listingIndex, parsed, locale))
  return { ...named, ...nearest }
}
