import { countRows, type Bitmap } from '@/domain/catalogue/lists/bitmap'
import { filterListings, findMatches } from '@/domain/catalogue/lists/filterListings'
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
  gone: Bitmap,
  window: PageWindow,
): number[] => (window.size > 0 ? referencesOnPage(columns, orders, ranks, gone, window) : [])

/** Queries the listing index for a page of a list, with the count of every filter option. */
export async function queryList(
  input: ListQuery,
  scope: ListScope,
  locale: Locale,
): Promise<ListResult> {
  const listingIndex = await getListingIndex()
  const resolved = resolveQuery(listingIndex, input, locale)
  const filter = filterOf(resolved, scope, locale)
  const result = filterListings(listingIndex.columns, filter)
  const size = input.view === 'map' ? MAP_SIZE : PAGE_SIZE
  const total = countRows(result.offered)
  const gone = countRows(result.gone)
  const shownTotal = total + (input.withGone ? gone : 0)
  const pages = input.view === 'map' ? 1 : Math.max(Math.ceil(shownTotal / size), 1)
  const query = { ...resolved.query, page: Math.min(resolved.query.page, pages) }
  const { sort, page } = query
  const showsGone = input.withGone && input.view === 'list'
  const needsRanks = sort === 'city' || sort === 'type'
  const ranks = needsRanks ? nameRanks(listingIndex, locale) : noRanks
  const from = (page - 1) * size
  const { columns, orders } = listingIndex
  const references = referencesOnPage(columns, orders, ranks, result.offered, { sort, from, size })
  return {
    question: query,
    total,
    gone,
    pages,
    references,
    gonePage: Math.floor(total / PAGE_SIZE) + 1,
    goneReferences: showsGone
      ? goneReferencesOf(listingIndex, ranks, result.gone, {
          sort,
          from: Math.max(from - total, 0),
          size: size - references.length,
        })
      : [],
    offers: filterOptions(listingIndex, result.counts, query, scope, locale),
    ...(total === 0
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
  return countRows(findMatches(listingIndex.columns, filter).offered)
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
  const { offered, gone } = findMatches(columns, filterOf(resolved, scope, locale))
  const groupsOf = (rows: Bitmap) => groupsIn(columns, rows, box, { zoom, maxReferences })
  return {
    total: countRows(offered),
    groups: groupsOf(offered),
    goneGroups: query.withGone ? groupsOf(gone) : [],
  }
}
