/** Part of a file: the first and the last byte, both included. */
export type ByteRange = { readonly start: number; readonly end: number }
/** What a request gets of a file. `beyond`: the file has none of the bytes it asks for. */
export type RangeChoice = ByteRange | 'whole' | 'beyond'

const UNIT = /^bytes=/i
/** `5-9`, `5-` and `-500`, the last 500 bytes. */
const FROM = /^(\d+)-(\d*)$/
const LAST = /^-(\d+)$/

/**
 * The ranges of a `Range` header as they are written. None when it is malformed or in another unit
 * than bytes: RFC 9110 lets a server ignore such a header.
 */
function readRanges(header: string): string[] {
  if (!UNIT.test(header)) return []
  const ranges = header
    .slice(header.indexOf('=') + 1)
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  return ranges.every(isWellFormed) ? ranges : []
}

function isWellFormed(range: string): boolean {
  const [, first, last] = FROM.exec(range) ?? []
  if (first === undefined) return LAST.test(range)
  return !last || Number(first) <= Number(last)
}

/** The bytes of one range; null when a file of this size has none of them. */
function bytesOf(range: string, size: number): ByteRange | null {
  const suffix = LAST.exec(range)?.[1]
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size)
    return length > 0 ? { start: size - length, end: size - 1 } : null
  }
  const [, first, last] = FROM.exec(range) ?? []
  const start = Number(first)
  return start < size ? { start, end: Math.min(last ? Number(last) : Infinity, size - 1) } : null
}

/**
 * The bytes that a `Range` header asks for. Of several ranges only the first that the file has is
 * answered: a client reads in the answer which part it got, and no client of ours asks for several.
 */
export function parseRange(header: string, size: number): RangeChoice {
  const ranges = readRanges(header)
  if (ranges.length === 0) return 'whole'
  for (const range of ranges) {
    const bytes = bytesOf(range, size)
    if (bytes) return bytes
  }
  return 'beyond'
}

/**
 * The first range of the header, for a server behind the front that reads odd headers in its own
 * way; undefined when the whole file is the answer.
 */
export function firstRange(header: string | undefined): string | undefined {
  const first = header === undefined ? undefined : readRanges(header)[0]
  return first && `bytes=${first}`
}
