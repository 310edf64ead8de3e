import { bitmapOf, intersect, NO_ROWS, rowsOf, subtract, type Bitmap } from './bitmap'
import type { ListingColumns } from './columns'
import { countsOf, type FilterCounts } from './filterCounts'
import { listedRows, setFilters, type ListingFilter, type SetFilter } from './listFilter'
import { countFailing, countPassing, createTally, isCounted } from './tally'

export type { FilterCounts, ListingFilter }

/** The rows that pass every filter: those on offer, and those that are sold or let. */
type Matches = { offered: Bitmap; gone: Bitmap }

/** The counts hold listings on offer. */
export type FilteredListings = Matches & { counts: FilterCounts }

/** Which rows fail a filter that is set, and which fail two of them or more. */
type Failures = { once: Bitmap; twice: Bitmap }

function addFailures({ once, twice }: Failures, { passes }: SetFilter): void {
  for (let at = 0; at < once.length; at++) {
    const fails = ~(passes[at] ?? 0)
    const before = once[at] ?? 0
    twice[at] = (twice[at] ?? 0) | (before & fails)
    once[at] = before | fails
  }
}

/** Returns which of these rows lie in the drawn area. */
function rowsCovered(
  { arrays }: ListingColumns,
  rows: Bitmap,
  covers: NonNullable<ListingFilter['covers']>,
): Bitmap {
  const { latitude, longitude } = arrays
  const covered = rowsOf(rows).filter((row) => covers(latitude[row] ?? NaN, longitude[row] ?? NaN))
  return bitmapOf(covered, arrays.reference.length)
}

/** Applies every filter that is set to all listings, sold and let ones too. */
function applyFilters(columns: ListingColumns, filter: ListingFilter) {
  const listed = listedRows(columns, filter)
  const filters = setFilters(columns, filter)
  const failures = { once: new Uint32Array(listed.length), twice: new Uint32Array(listed.length) }
  for (const one of filters) addFailures(failures, one)
  const { once, twice } = failures
  if (filter.covers) {
    // A listing that fails two filters is in no count: it need not be looked for in the area.
    const passes = rowsCovered(columns, subtract(listed, twice), filter.covers)
    const drawnArea: SetFilter = { name: 'drawnArea', passes }
    filters.push(drawnArea)
    addFailures(failures, drawnArea)
  }
  return { filters, passing: subtract(listed, once), atMostOnce: subtract(listed, twice) }
}

const offeredIn = ({ bitmaps }: ListingColumns, rows: Bitmap): Bitmap =>
  intersect(rows, bitmaps.isOffered[1] ?? NO_ROWS)

function splitMatches(columns: ListingColumns, passing: Bitmap): Matches {
  const offered = offeredIn(columns, passing)
  return { offered, gone: subtract(passing, offered) }
}

/** Filters all listings, for callers that need no counts. */
export const findMatches = (columns: ListingColumns, filter: ListingFilter): Matches =>
  splitMatches(columns, applyFilters(columns, filter).passing)

/** Filters all listings, and counts what each value of each filter would leave. */
export function filterListings(columns: ListingColumns, filter: ListingFilter): FilteredListings {
  const { filters, passing, atMostOnce } = applyFilters(columns, filter)
  const matches = splitMatches(columns, passing)
  const tally = createTally(columns)
  countPassing(columns, tally, rowsOf(matches.offered))
  const candidates = offeredIn(columns, atMostOnce)
  for (const { name, passes } of filters)
    if (isCounted(name)) countFailing(columns, tally, name, rowsOf(subtract(candidates, passes)))
  return { ...matches, counts: countsOf(columns, tally, filter.goal) }
}
