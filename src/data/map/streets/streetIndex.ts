import { z } from 'zod'

import { roundDegrees, type Point } from '@/domain/lib/geo'
import { completionKeys } from '@/domain/map/address/streetNames'

/** Another form of the file has another number. */
const VERSION = 1
const NEWLINE = 10

export type IndexedStreet = Point & { name: string }

/** The first line of the file. */
const head = z.object({
  version: z.literal(VERSION),
  /** A digest of the towns around which streets were looked for. */
  towns: z.string(),
  lines: z.int().min(0),
})
type Head = z.infer<typeof head>

export type StreetIndex = Pick<Head, 'towns'> & {
  /** The streets whose key begins so, in the order of their keys. */
  find: (prefix: string, limit: number) => (IndexedStreet & { key: string })[]
}

/** Without the signs that part the file. */
const plain = (name: string): string => name.replaceAll(/\s+/g, ' ').trim()

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/**
 * Writes streets as a file: a line for each key of a name, in the order of the keys. So the file is
 * looked through as it is, without an object for each street.
 */
export function writeStreetIndex(streets: readonly IndexedStreet[], towns: string): string {
  const lines = streets.flatMap(({ name, lat, lng }) =>
    completionKeys(name).map((key) =>
      [key, plain(name), roundDegrees(lat), roundDegrees(lng)].join('\t'),
    ),
  )
  const first: Head = { version: VERSION, towns, lines: lines.length }
  return [JSON.stringify(first), ...lines.sort(compare), ''].join('\n')
}

function readHead(line: string): Head {
  return head.parse(JSON.parse(line))
}

/** Where each line begins, and where the last one ends. */
function lineStarts(bytes: Buffer, first: number, count: number): Uint32Array {
  const starts = new Uint32Array(count + 1)
  let at = first
  for (let line = 0; line < count; line += 1) {
    starts[line] = at
    at = bytes.indexOf(NEWLINE, at) + 1
    if (at === 0) throw new Error('The index of streets is cut off.')
  }
  starts[count] = at
  return starts
}

/** Opens the file of `writeStreetIndex`. Throws when it is of another form, or cut off. */
export function openStreetIndex(bytes: Buffer): StreetIndex {
  const end = bytes.indexOf(NEWLINE)
  const { towns, lines } = readHead(bytes.toString('utf8', 0, Math.max(0, end)))
  const starts = lineStarts(bytes, end + 1, lines)
  const lineAt = (line: number): string[] =>
    bytes.toString('utf8', starts[line], (starts[line + 1] ?? 1) - 1).split('\t')
  const keyAt = (line: number): string => lineAt(line)[0] ?? ''
  function firstFrom(prefix: string): number {
    let low = 0
    let high = lines
    while (low < high) {
      const middle = (low + high) >> 1
      if (keyAt(middle) < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    towns,
    find(prefix, limit) {
      const found: (IndexedStreet & { key: string })[] = []
      for (let line = firstFrom(prefix); line < lines && found.length < limit; line += 1) {
        const [key = '', name = '', lat, lng] = lineAt(line)
        if (!key.startsWith(prefix)) break
        found.push({ key, name, lat: Number(lat), lng: Number(lng) })
      }
      return found
    },
  }
}
