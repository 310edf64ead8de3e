/** A set of rows: one bit for each, in words of 32. What lies beyond its end is not in it. */
export type Bitmap = Uint32Array

export const NO_ROWS: Bitmap = new Uint32Array()

const BITS = 32

export const createBitmap = (rows: number): Bitmap => new Uint32Array(Math.ceil(rows / BITS))

export const hasRow = (bitmap: Bitmap, row: number): boolean =>
  (((bitmap[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1

export function writeRow(bitmap: Bitmap, row: number, isIn: boolean): void {
  const bit = 1 << (row & 31)
  const word = bitmap[row >>> 5] ?? 0
  bitmap[row >>> 5] = isIn ? word | bit : word & ~bit
}

/** Returns a bitmap with room for so many rows, and these in it. */
export function bitmapOf(rows: Iterable<number>, size: number): Bitmap {
  const bitmap = createBitmap(size)
  for (const row of rows) writeRow(bitmap, row, true)
  return bitmap
}

/** Returns the rows that are in both. */
export function intersect(a: Bitmap, b: Bitmap): Bitmap {
  const both = new Uint32Array(a.length)
  for (let at = 0; at < a.length; at++) both[at] = (a[at] ?? 0) & (b[at] ?? 0)
  return both
}

/** Returns the rows of the first that are not in the second. */
export function subtract(a: Bitmap, b: Bitmap): Bitmap {
  const rest = new Uint32Array(a.length)
  for (let at = 0; at < a.length; at++) rest[at] = (a[at] ?? 0) & ~(b[at] ?? 0)
  return rest
}

/** Returns the rows that are in any of these bitmaps, which all have one length. */
export function unite(bitmaps: readonly Bitmap[]): Bitmap {
  const [first = NO_ROWS, ...others] = bitmaps
  if (others.length === 0) return first
  const any = first.slice()
  for (const other of others)
    for (let at = 0; at < any.length; at++) any[at] = (any[at] ?? 0) | (other[at] ?? 0)
  return any
}

/** Returns the rows that are not in it. */
export function complement(bitmap: Bitmap): Bitmap {
  const others = new Uint32Array(bitmap.length)
  for (let at = 0; at < bitmap.length; at++) others[at] = ~(bitmap[at] ?? 0)
  return others
}

/** Counts the rows: in each word first by pairs of bits, then by fours, then by bytes. */
export function countRows(bitmap: Bitmap): number {
  let count = 0
  for (let at = 0; at < bitmap.length; at++) {
    const word = bitmap[at] ?? 0
    const pairs = word - ((word >>> 1) & 0x55555555)
    const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
    count += Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** Returns the rows in rising order. */
export function rowsOf(bitmap: Bitmap): Uint32Array {
  const rows = new Uint32Array(countRows(bitmap))
  let size = 0
  for (let at = 0; at < bitmap.length; at++) {
    let word = bitmap[at] ?? 0
    while (word !== 0) {
      const lowest = word & -word
      rows[size++] = at * BITS + 31 - Math.clz32(lowest)
      word ^= lowest
    }
  }
  return rows
}
