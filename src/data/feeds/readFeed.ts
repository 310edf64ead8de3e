import type { Element } from '@/domain/feeds/element'
import type { FeedFormat } from '@/domain/feeds/formats'
import { isKyeroVersion, kyeroPaths, readKyero } from '@/domain/feeds/kyero'
import { judge, type Found, type Judged } from '@/domain/feeds/listing'
import { isOpenimmoVersion, isPartial, openimmoPaths, readOpenimmo } from '@/domain/feeds/openimmo'
import { FeedStopped } from '@/domain/feeds/reasons'
import { brokenRow, columnsOf, readTableRow, type TableColumn, type TableWords } from '@/domain/feeds/table'
import { decodeText, readDelimited } from '@/domain/delimited'

import { otherKind, unpacked, xmlText, type Bytes } from './decode'
import { xmlParts } from './xml'

/** A table is read as a whole, so it may be no larger than this. */
const MOST_TABLE_BYTES = 80_000_000

export type ReadRow = { line: number; isGone: boolean } & Judged
/** `partial` feeds tell what changed and nothing of the rest. */
export type FeedInfo = { partial: boolean }
export type Reading = { format: FeedFormat; words: TableWords; columns: ReadonlyMap<string, TableColumn>; today: Date }

const xmlFormats = {
  kyero: { paths: kyeroPaths, read: readKyero, isVersion: isKyeroVersion, isPartial: () => false },
  openimmo: { paths: openimmoPaths, read: readOpenimmo, isVersion: isOpenimmoVersion, isPartial },
} satisfies Record<
  Exclude<FeedFormat, 'csv'>,
  {
    paths: { record: string; head: string }
    read: (element: Element, today: Date) => Found
    isVersion: (head: Element) => boolean
    isPartial: (head: Element) => boolean
  }
>

async function* readXml(bytes: Bytes, head: Buffer, format: keyof typeof xmlFormats, today: Date, info: FeedInfo): AsyncGenerator<ReadRow> {
  const { paths, read, isVersion, isPartial: tellsPart } = xmlFormats[format]
  let isKnown = false
  for await (const { kind, element } of xmlParts(xmlText(bytes, head), paths)) {
    if (kind === 'head') {
      if (!isVersion(element)) throw new FeedStopped('otherVersion')
      info.partial = tellsPart(element)
      isKnown = true
      continue
    }
    if (!isKnown) throw new FeedStopped('otherFormat')
    const found = read(element, today)
    yield { line: element.line, isGone: found.isGone === true, ...judge(found, today) }
  }
  if (!isKnown) throw new FeedStopped('otherFormat')
}

async function* readTable(bytes: Bytes, { words, columns, today }: Reading): AsyncGenerator<ReadRow> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > MOST_TABLE_BYTES) throw new FeedStopped('tooLarge', { most: MOST_TABLE_BYTES / 1_000_000 })
    parts.push(part)
  }
  const text = decodeText(Buffer.concat(parts))
  if (/^\s*</.test(text)) throw new FeedStopped('otherFormat')
  const [head, ...rows] = readDelimited(text)
  if (!head) throw new FeedStopped('empty')
  const { cells, missing, width } = columnsOf(head, words, columns)
  if (missing.length > 0) throw new FeedStopped('columns', { columns: missing.join(', ') })
  for (const row of rows) {
    const broken = brokenRow(row, width)
    const { line } = row
    if (broken) yield { line, isGone: false, refused: broken, key: '' }
    else yield { line, isGone: false, ...judge(readTableRow(cells(row), words), today) }
  }
}

/** The listings of a feed one after the other, whatever its format; packed or not. Throws `FeedStopped` where it cannot go on. */
export async function* readFeed(bytes: Bytes, reading: Reading, info: FeedInfo): AsyncGenerator<ReadRow> {
  const { head, whole } = await unpacked(bytes)
  if (head.length === 0) throw new FeedStopped('empty')
  const other = otherKind(head)
  if (other) throw new FeedStopped(other)
  if (reading.format === 'csv') yield* readTable(whole, reading)
  else yield* readXml(whole, head, reading.format, reading.today, info)
}
