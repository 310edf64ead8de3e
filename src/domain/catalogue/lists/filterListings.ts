import type { ListingColumns } from './columns'
import { createCounter, emptyCounts, sumSteps, type FilterCounts } from './filterCounts'
import {
  createFailureCheck,
  createListGate,
  FAILS,
  prepareFilter,
  type ListingFilter,
} from './listFilter'

export type { FilterCounts, ListingFilter }

/**
 * The values of `matches`: a listing on offer that passes every filter, and one that is sold or
 * let.
 */
export const OFFERED = 1
export const GONE = 2

/**
 * `total` and the counts hold listings on offer; `gone` counts those that pass but are sold or let.
 */
export type FilteredListings = {
  total: number
  gone: number
  counts: FilterCounts
  matches: Uint8Array
}

const failsTwice = (fails: number): boolean => (fails & (fails - 1)) !== 0

/** Filters all listings in one pass, and counts what each value of each filter would leave. */
export function filterListings(columns: ListingColumns, filter: ListingFilter): FilteredListings {
  const { arrays, end } = columns
  const { isOffered, latitude, longitude } = arrays
  const { covers } = filter
  const prepared = prepareFilter(columns, filter)
  const isInList = createListGate(columns, prepared)
  const failures = createFailureCheck(columns, prepared)
  const counts = emptyCounts(columns, filter.goal)
  const count = createCounter(columns, counts)
  const matches = new Uint8Array(end)
  let total = 0
  let gone = 0
  for (let row = 0; row < end; row++) {
    if (!isInList(row)) continue
    let fails = failures(row)
    // A listing that fails two filters is in no count.
    if (failsTwice(fails)) continue
    if (covers && !covers(latitude[row] ?? NaN, longitude[row] ?? NaN)) fails |= FAILS.drawnArea
    if (failsTwice(fails)) continue
    if (isOffered[row] !== 1) {
      if (fails === 0) {
        matches[row] = GONE
        gone += 1
      }
      continue
    }
    if (fails === 0) {
      matches[row] = OFFERED
      total += 1
    }
    count(fails, row)
  }
  return { total, gone, matches, counts: sumSteps(counts, filter.goal) }
}

/** Returns whether one listing is on offer and passes a filter, for callers that need no counts. */
export function createListingMatcher(
  columns: ListingColumns,
  filter: ListingFilter,
): (row: number) => boolean {
  const { isOffered, latitude, longitude } = columns.arrays
  const { covers } = filter
  const prepared = prepareFilter(columns, filter)
  const isInList = createListGate(columns, prepared)
  const failures = createFailureCheck(columns, prepared)
  return (row) =>
    isOffered[row] === 1 &&
    isInList(row) &&
    failures(row) === 0 &&
    (!covers || covers(latitude[row] ?? NaN, longitude[row] ?? NaN))
}
