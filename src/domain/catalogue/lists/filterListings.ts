import type { ListingColumns } from './columns'
import { countsOf, type FilterCounts } from './filterCounts'
import { FAILS, failureSteps, type ListingFilter } from './listFilter'
import { createTally, failsTwice, OFFERED, tallyRows } from './tally'
import { traitOf } from './traits'

export { GONE, OFFERED } from './tally'
export type { FilterCounts, ListingFilter }

/**
 * `total` and the counts hold listings on offer; `gone` counts those that pass but are sold or let.
 */
export type FilteredListings = {
  total: number
  gone: number
  counts: FilterCounts
  matches: Uint8Array
}

/** Rows that are looked at together: what they fail stays in the nearest cache of the processor. */
const BLOCK = 4096

/** Adds the drawn area to what rows fail; a listing that fails two filters is in no count. */
function addDrawnArea(
  { arrays }: ListingColumns,
  covers: NonNullable<ListingFilter['covers']>,
  failures: Uint16Array,
  from: number,
  to: number,
): void {
  const { latitude, longitude } = arrays
  for (let row = from; row < to; row++) {
    const fails = failures[row - from] ?? 0
    if (!failsTwice(fails) && !covers(latitude[row] ?? NaN, longitude[row] ?? NaN))
      failures[row - from] = fails | FAILS.drawnArea
  }
}

/** Runs over all listings in blocks, and hands on what the rows of each block fail. */
function eachBlock(
  columns: ListingColumns,
  filter: ListingFilter,
  look: (failures: Uint16Array, from: number, to: number) => void,
): void {
  const steps = failureSteps(columns, filter)
  const failures = new Uint16Array(Math.min(BLOCK, columns.end))
  for (let from = 0; from < columns.end; from += BLOCK) {
    const to = Math.min(from + BLOCK, columns.end)
    for (const step of steps) step(failures, from, to)
    if (filter.covers) addDrawnArea(columns, filter.covers, failures, from, to)
    look(failures, from, to)
  }
}

/** Filters all listings in one pass, and counts what each value of each filter would leave. */
export function filterListings(columns: ListingColumns, filter: ListingFilter): FilteredListings {
  const tally = createTally(columns)
  eachBlock(columns, filter, (failures, from, to) => {
    tallyRows(columns, tally, failures, from, to)
  })
  const { matches, gone, places } = tally
  const total = places.reduce((sum, count) => sum + count, 0)
  return { total, gone, matches, counts: countsOf(columns, tally, filter.goal) }
}

const isOffered = (traits: number): boolean => traitOf(traits, 'isOffered') === 1

/**
 * Marks the listings on offer that pass a filter, for callers that need no counts. Returns how many
 * pass.
 */
export function markMatches(
  columns: ListingColumns,
  filter: ListingFilter,
  matches: Uint8Array,
): number {
  const { traits } = columns.arrays
  let total = 0
  eachBlock(columns, filter, (failures, from, to) => {
    for (let row = from; row < to; row++) {
      if (failures[row - from] !== 0 || !isOffered(traits[row] ?? 0)) continue
      matches[row] = OFFERED
      total += 1
    }
  })
  return total
}

/** Returns whether one listing is on offer and passes a filter, for callers that ask of a few. */
export function createListingMatcher(
  columns: ListingColumns,
  filter: ListingFilter,
): (row: number) => boolean {
  const { traits, latitude, longitude } = columns.arrays
  const { covers } = filter
  const steps = failureSteps(columns, filter)
  const failures = new Uint16Array(1)
  return (row) => {
    if (!isOffered(traits[row] ?? 0)) return false
    for (const step of steps) step(failures, row, row + 1)
    return failures[0] === 0 && (!covers || covers(latitude[row] ?? NaN, longitude[row] ?? NaN))
  }
}
