import {
  filterListings,
  GONE,
  OFFERED,
  type FilteredListings,
} from '@/domain/catalogue/lists/filterListings'
import { groupsIn } from '@/domain/catalogue/lists/groups'
import type { ListQuery } from '@/domain/catalogue/lists/listQuery'
import { referencesOnPage, type Ranks, type PageWindow } from '@/domain/catalogue/lists/order'
import type { Box } from '@/domain/lib/geo'
import type { Locale } from '@/i18n/locales'

import { getListingIndex, type ListingIndex } from './listingIndex'
import { noRanks, nameRanks } from './nameRanks'
import { findAlternatives, type Alternatives } from './nearbyListings'
import { filterOptions, type FilterOptions, type ListScope } from './filterOptions'
import { filterOf, resolveQuery } from './resolveQuery'

export type ListResult = Alternatives & {
  /** The query as it was resolved: towns by their name in this language, a page that exists. */
  question: ListQuery
  /** The number of matching listings on offer. */
  total: number
  /** The number of matching listings that are sold or let. No other count includes them. */
  gone: number
  pages: number
  references: number[]
  /** The sold and let listings of this page, after those on offer, when the query asks for them. */
  goneReferences: number[]
  /** The page on which the sold and let listings begin. */
  gonePage: number
  offers: FilterOptions
}

const noAlternatives: Alternatives = { relaxed: [], nearby: [], emptyTowns: [] }

/** Listings on a page of a list. */
export const PAGE_SIZE = 24
/** Listings that a map gets with the page, before it asks for more. */
const MAP_SIZE = 96

/**
 * Returns the sold and let listings of a page, which follow the last one on offer. A map shows only
 * listings on offer.
 */
const goneReferencesOf = (
  { columns, orders }: ListingIndex,
  ranks: Ranks,
  result: FilteredListings,
  { sort, from, size }: PageWindow,
): number[] =>
  size > 0
    ? referencesOnPage(columns, orders, ranks, result, {
        sort,
        from: Math.max(from - result.total, 0),
        size,
        isGone: true,
      })
    : []

/** Queries the listing index for a page of a list, with the count of every filter option. */
export async function queryList(
  input: ListQuery,
  scope: ListScope,
  locale: Locale,
): Promise<ListResult> {
  const listingIndex = await getListingIndex()
  const resolved = resolveQuery(listingIndex, input, locale)
  const filter = filterOf(resolved, scope, locale)
  const result: FilteredListings = filterListings(listingIndex.columns, filter)
  const size = input.view === 'map' ? MAP_SIZE : PAGE_SIZE
  const shownTotal = result.total + (input.withGone ? result.gone : 0)
  const pages = input.view === 'map' ? 1 : Math.max(Math.ceil(shownTotal / size), 1)
  const query = { ...resolved.query, page: Math.min(resolved.query.page, pages) }
  const { sort, page } = query
  const showsGone = input.withGone && input.view === 'list'
  const needsRanks = sort === 'city' || sort === 'type'
  const ranks = needsRanks ? nameRanks(listingIndex, locale) : noRanks
  const from = (page - 1) * size
  const { columns, orders } = listingIndex
  const references = referencesOnPage(columns, orders, ranks, result, { sort, from, size })
  return {
    question: query,
    total: result.total,
    gone: result.gone,
    pages,
    references,
    gonePage: Math.floor(result.total / PAGE_SIZE) + 1,
    goneReferences: showsGone
      ? goneReferencesOf(listingIndex, ranks, result, {
          sort,
          from,
          size: size - references.length,
        })
      : [],
    offers: filterOptions(listingIndex, result.counts, query, scope, locale),
    ...(result.total === 0
      ? findAlternatives(listingIndex, { ...resolved, query }, scope, locale)
      : noAlternatives),
  }
}

/** Counts the listings on offer that a list query finds. */
export async function countList(
  query: ListQuery,
  scope: ListScope,
  locale: Locale,
): Promise<number> {
  const listingIndex = await getListingIndex()
  const filter = filterOf(resolveQuery(listingIndex, query, locale), scope, locale)
  return filterListings(listingIndex.columns, filter).total
}

export type MapView = { box?: Box | undefined; zoom: number }

const WHOLE_WORLD: Box = { west: -180, south: -90, east: 180, north: 90 }

/**
 * Queries the listing index for all listings of a list, grouped for a map of this zoom. What is sold
 * or let is in groups of its own, when the query asks for it.
 */
export async function queryMap(
  query: ListQuery,
  scope: ListScope,
  { box = WHOLE_WORLD, zoom, most: maxReferences }: MapView & { most: number },
  locale: Locale,
) {
  const listingIndex = await getListingIndex()
  const { columns } = listingIndex
  const resolved = resolveQuery(listingIndex, query, locale)
  const { matches, total } = filterListings(columns, filterOf(resolved, scope, locale))
  const groupsOf = (match: number) =>
    groupsIn(columns, matches, box, { zoom, maxReferences, match })
  return { total, groups: groupsOf(OFFERED), goneGroups: query.withGone ? groupsOf(GONE) : [] }
}
