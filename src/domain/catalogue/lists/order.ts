import { hasRow, type Bitmap } from './bitmap'
import type { ListingColumns } from './columns'
import type { Sort } from './listQuery'

type Compare = (a: number, b: number) => number

/**
 * The ranks of cities and types in the order of a language, by their numbers. The arrays are reused
 * until a rank changes.
 */
export type Ranks = { cities: Uint16Array; types: Uint16Array }

/** Newest first; of the same moment, the highest number first. */
const byNewest =
  ({ arrays }: ListingColumns): Compare =>
  (a, b) =>
    (arrays.published[b] ?? 0) - (arrays.published[a] ?? 0) ||
    (arrays.reference[b] ?? 0) - (arrays.reference[a] ?? 0)

/** Compares by price, listings without a price last, the newest first among equals. */
function byPrice(columns: ListingColumns, direction: 1 | -1): Compare {
  const newest = byNewest(columns)
  const { price } = columns.arrays
  return (a, b) => {
    const left = price[a] ?? -1
    const right = price[b] ?? -1
    if (left < 0 || right < 0) return left === right ? newest(a, b) : left < 0 ? 1 : -1
    return (left - right) * direction || newest(a, b)
  }
}

const storedSorts = ['newest', 'price', 'price_desc'] as const
type StoredSort = (typeof storedSorts)[number]

const compareBy = (columns: ListingColumns, sort: StoredSort): Compare =>
  sort === 'newest' ? byNewest(columns) : byPrice(columns, sort === 'price' ? 1 : -1)

/** Returns a sorted order without the touched rows. */
function withoutTouched(order: Uint32Array, touched: Uint8Array): Uint32Array {
  const rest = new Uint32Array(order.length)
  let size = 0
  for (let at = 0; at < order.length; at++) {
    const row = order[at] ?? 0
    if (touched[row] !== 1) rest[size++] = row
  }
  return rest.subarray(0, size)
}

/** Returns where a row belongs in a sorted order, not before `from`. */
function insertionPoint(order: Uint32Array, row: number, from: number, compare: Compare): number {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle] ?? 0, row) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges a short sorted order into a long one. */
function mergeSorted(order: Uint32Array, inserted: Uint32Array, compare: Compare): Uint32Array {
  const both = new Uint32Array(order.length + inserted.length)
  let from = 0
  for (const [at, row] of inserted.entries()) {
    const place = insertionPoint(order, row, from, compare)
    both.set(order.subarray(from, place), from + at)
    both[place + at] = row
    from = place
  }
  both.set(order.subarray(from), from + inserted.length)
  return both
}

/** Sorts the newest-first order by rank, the newest first within each rank. */
function byRank(order: Uint32Array, ranks: Uint16Array, numbers: ArrayLike<number>): Uint32Array {
  const rankOf = (row: number) => ranks[numbers[row] ?? 0] ?? 0
  const starts = new Uint32Array(ranks.reduce((highest, rank) => Math.max(highest, rank), 0) + 2)
  for (const row of order) starts[rankOf(row) + 1] = (starts[rankOf(row) + 1] ?? 0) + 1
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const sorted = new Uint32Array(order.length)
  for (const row of order) {
    const rank = rankOf(row)
    const at = starts[rank] ?? 0
    sorted[at] = row
    starts[rank] = at + 1
  }
  return sorted
}

/**
 * Keeps the orders of lists: each an array of rows that stays sorted while listings are added,
 * changed and removed.
 */
export function createOrders(columns: ListingColumns) {
  const isThere = (row: number) => columns.arrays.traits[row] !== 0
  const orders: Record<StoredSort, Uint32Array> = {
    newest: new Uint32Array(),
    price: new Uint32Array(),
    price_desc: new Uint32Array(),
  }
  let ranked = new WeakMap<Uint16Array, Uint32Array>()

  return {
    rows: orders,
    /** The order by rank, made at the first use after a change. */
    ranked(ranks: Uint16Array, numbers: ArrayLike<number>): Uint32Array {
      const order = ranked.get(ranks) ?? byRank(orders.newest, ranks, numbers)
      ranked.set(ranks, order)
      return order
    },
    /** Updates the orders after a change of these rows. */
    renew(rows: Iterable<number>): void {
      const all = [...new Set(rows)]
      const touched = new Uint8Array(columns.end)
      for (const row of all) touched[row] = 1
      const present = Uint32Array.from(all.filter(isThere))
      for (const sort of storedSorts) {
        const compare = compareBy(columns, sort)
        orders[sort] = mergeSorted(
          withoutTouched(orders[sort], touched),
          present.slice().sort(compare),
          compare,
        )
      }
      ranked = new WeakMap()
    },
    /** Sorts all orders from scratch. */
    sort(): void {
      const all = Uint32Array.from({ length: columns.end }, (_, row) => row).filter(isThere)
      for (const sort of storedSorts) orders[sort] = all.slice().sort(compareBy(columns, sort))
      ranked = new WeakMap()
    },
  }
}

export type Orders = ReturnType<typeof createOrders>

function matchingRows(order: Uint32Array, matches: Bitmap, from: number, size: number): number[] {
  const rows: number[] = []
  let before = 0
  for (let at = 0; at < order.length && rows.length < size; at++) {
    const row = order[at] ?? 0
    if (hasRow(matches, row) && before++ >= from) rows.push(row)
  }
  return rows
}

export type PageWindow = { sort: Sort; from: number; size: number }

/** Returns the references on one page of the matches. */
export function referencesOnPage(
  columns: ListingColumns,
  orders: Orders,
  ranks: Ranks,
  matches: Bitmap,
  { sort, from, size }: PageWindow,
): number[] {
  const { reference, city, mainType } = columns.arrays
  const orderFor = (): Uint32Array => {
    if (sort === 'city') return orders.ranked(ranks.cities, city)
    if (sort === 'type') return orders.ranked(ranks.types, mainType)
    return orders.rows[sort]
  }
  return matchingRows(orderFor(), matches, from, size).map((row) => reference[row] ?? 0)
}
