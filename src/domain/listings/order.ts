import type { Columns } from './columns'
import type { Sort } from './question'

type Compare = (a: number, b: number) => number

/** Places for names in the order of a language: cities and types by their number. The same array as long as nothing is placed elsewhere. */
export type Ranks = { cities: Uint16Array; types: Uint16Array }

/** Newest first; of the same moment, the highest number first. */
const newestOf =
  ({ arrays }: Columns): Compare =>
  (a, b) =>
    (arrays.published[b] ?? 0) - (arrays.published[a] ?? 0) || (arrays.reference[b] ?? 0) - (arrays.reference[a] ?? 0)

/** By price, without a price last, the newest first among equals. */
function priceOf(columns: Columns, direction: 1 | -1): Compare {
  const newest = newestOf(columns)
  const { price } = columns.arrays
  return (a, b) => {
    const [left, right] = [price[a] ?? -1, price[b] ?? -1]
    if (left < 0 || right < 0) return left === right ? newest(a, b) : left < 0 ? 1 : -1
    return (left - right) * direction || newest(a, b)
  }
}

const kept = ['newest', 'price', 'price_desc'] as const
type Kept = (typeof kept)[number]

const compareBy = (columns: Columns, sort: Kept): Compare => (sort === 'newest' ? newestOf(columns) : priceOf(columns, sort === 'price' ? 1 : -1))

/** A sorted row without what was touched. */
function without(row: Uint32Array, touched: Uint8Array): Uint32Array {
  const rest = new Uint32Array(row.length)
  let size = 0
  for (let at = 0; at < row.length; at++) {
    const slot = row[at] ?? 0
    if (touched[slot] !== 1) rest[size++] = slot
  }
  return rest.subarray(0, size)
}

/** Where a slot belongs in a sorted row, not before the given place. */
function placeIn(row: Uint32Array, slot: number, from: number, compare: Compare): number {
  let [low, high] = [from, row.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(row[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** A long sorted row and a short one into one. */
function merged(row: Uint32Array, few: Uint32Array, compare: Compare): Uint32Array {
  const both = new Uint32Array(row.length + few.length)
  let from = 0
  for (const [at, slot] of few.entries()) {
    const place = placeIn(row, slot, from, compare)
    both.set(row.subarray(from, place), from + at)
    both[place + at] = slot
    from = place
  }
  both.set(row.subarray(from), from + few.length)
  return both
}

/** A row of the newest as a row by rank, the newest first within each. */
function byRank(row: Uint32Array, ranks: Uint16Array, named: ArrayLike<number>): Uint32Array {
  const rankOf = (slot: number) => ranks[named[slot] ?? 0] ?? 0
  const starts = new Uint32Array(ranks.reduce((most, rank) => Math.max(most, rank), 0) + 2)
  for (const slot of row) starts[rankOf(slot) + 1] = (starts[rankOf(slot) + 1] ?? 0) + 1
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const sorted = new Uint32Array(row.length)
  for (const slot of row) {
    const rank = rankOf(slot)
    const at = starts[rank] ?? 0
    sorted[at] = slot
    starts[rank] = at + 1
  }
  return sorted
}

/** The orders that lists are read in, each a row of slots, kept sorted while listings come, change and go. */
export function createOrders(columns: Columns) {
  const isThere = (slot: number) => columns.arrays.languages[slot] !== 0
  const rows: Record<Kept, Uint32Array> = { newest: new Uint32Array(), price: new Uint32Array(), price_desc: new Uint32Array() }
  let ranked = new WeakMap<Uint16Array, Uint32Array>()

  return {
    rows,
    /** By rank, made at the first question after a change. */
    ranked(ranks: Uint16Array, named: ArrayLike<number>): Uint32Array {
      const row = ranked.get(ranks) ?? byRank(rows.newest, ranks, named)
      ranked.set(ranks, row)
      return row
    },
    /** After a change of these slots. */
    renew(slots: Iterable<number>): void {
      const all = [...new Set(slots)]
      const touched = new Uint8Array(columns.end)
      for (const slot of all) touched[slot] = 1
      const back = Uint32Array.from(all.filter(isThere))
      for (const sort of kept) {
        const compare = compareBy(columns, sort)
        rows[sort] = merged(without(rows[sort], touched), back.slice().sort(compare), compare)
      }
      ranked = new WeakMap()
    },
    /** From nothing. */
    sort(): void {
      const all = Uint32Array.from({ length: columns.end }, (_, slot) => slot).filter(isThere)
      for (const sort of kept) rows[sort] = all.slice().sort(compareBy(columns, sort))
      ranked = new WeakMap()
    },
  }
}

export type Orders = ReturnType<typeof createOrders>

type Found = { matches: Uint8Array }

function window(row: Uint32Array, matches: Uint8Array, from: number, size: number): number[] {
  const slots: number[] = []
  let before = 0
  for (let at = 0; at < row.length && slots.length < size; at++) {
    const slot = row[at] ?? 0
    if (matches[slot] === 1 && before++ >= from) slots.push(slot)
  }
  return slots
}

export type Window = { sort: Sort; from: number; size: number }

/** The references of one page of what matches. */
export function pageOf(columns: Columns, orders: Orders, ranks: Ranks, { matches }: Found, { sort, from, size }: Window): number[] {
  const { reference, city, mainType } = columns.arrays
  const row = (): Uint32Array => {
    if (sort === 'city') return orders.ranked(ranks.cities, city)
    if (sort === 'type') return orders.ranked(ranks.types, mainType)
    return orders.rows[sort]
  }
  return window(row(), matches, from, size).map((slot) => reference[slot] ?? 0)
}
