import { countRows } from '@/domain/catalogue/lists/bitmap'
import { findMatches } from '@/domain/catalogue/lists/filterListings'
import { emptyListQuery, type ListQuery, type Sort } from '@/domain/catalogue/lists/listQuery'
import { nearestTo, type Coordinates } from '@/domain/catalogue/lists/near'
import { referencesOnPage } from '@/domain/catalogue/lists/order'
import { relaxations } from '@/domain/catalogue/lists/relax'
import type { Locale } from '@/i18n/locales'

import type { ListScope } from './filterOptions'
import type { ListingIndex } from './listingIndex'
import { noRanks } from './nameRanks'
import { filterOf, resolveQuery, type ResolvedQuery } from './resolveQuery'
import { coordinatesOf } from './vocabulary'

const MAX_NEARBY = 6

/** A query without one of its filters, and the number of listings that it finds. */
type Relaxed = { question: ListQuery; total: number }

export type Alternatives = {
  /** The queries without one filter that find something, best first. */
  relaxed: Relaxed[]
  /** The references of the first of these; when there is none, of what else is on offer. */
  nearby: number[]
  /** The towns of the query, when there is nothing on offer in any of them. */
  emptyTowns: readonly string[]
}

const middleOf = (spots: readonly Coordinates[]): Coordinates => ({
  latitude: spots.reduce((sum, { latitude }) => sum + latitude, 0) / spots.length,
  longitude: spots.reduce((sum, { longitude }) => sum + longitude, 0) / spots.length,
})

/** The middle of the towns that a query names. */
function placeOf({ cities, elsewhere, centre }: ResolvedQuery): Coordinates | undefined {
  const spots = [
    ...cities.flatMap((city) => coordinatesOf(city) ?? []),
    ...elsewhere,
    ...(centre ? [centre] : []),
  ]
  return spots.length > 0 ? middleOf(spots) : undefined
}

/** The order that starts closest to a budget that nothing fits. */
const sortFor = ({ priceFrom, priceTo }: ListQuery): Sort =>
  priceFrom !== undefined ? 'price_desc' : priceTo !== undefined ? 'price' : 'newest'

/**
 * Finds alternatives for a list without results: what one filter less would find. When that is
 * nothing, any listings of the list, those nearest to the place or the budget first.
 */
export function findAlternatives(
  listingIndex: ListingIndex,
  resolved: ResolvedQuery,
  scope: ListScope,
  locale: Locale,
): Alternatives {
  const { columns, orders } = listingIndex
  const matchesOf = (query: ListQuery) => {
    const filter = filterOf(resolveQuery(listingIndex, query, locale), scope, locale)
    const matches = findMatches(columns, filter).offered
    return { matches, total: countRows(matches) }
  }
  const found = relaxations(resolved.query)
    .map((question) => ({ question, result: matchesOf(question) }))
    .filter(({ result }) => result.total > 0)
  const [first] = found
  const { matches } = first?.result ?? matchesOf(emptyListQuery)
  const place = placeOf(resolved)
  const { towns } = resolved.query
  const isEmptyPlace = towns.length > 0 && matchesOf({ ...emptyListQuery, towns }).total === 0
  const page = { sort: sortFor(first?.question ?? resolved.query), from: 0, size: MAX_NEARBY }
  return {
    relaxed: found.map(({ question, result: { total } }) => ({ question, total })),
    emptyTowns: isEmptyPlace ? towns.map(({ name }) => name) : [],
    nearby: place
      ? nearestTo(columns, matches, place, MAX_NEARBY)
      : referencesOnPage(columns, orders, noRanks, matches, page),
  }
}
