import type { Element } from '@/domain/feeds/element'
import { MAX_RECORDS, type FileFormat } from '@/domain/feeds/formats'
import { isKyeroVersion, kyeroPaths, readKyero } from '@/domain/feeds/kyero'
import { judgeRecord } from '@/domain/feeds/judge'
import type { FeedRecord } from '@/domain/feeds/listing'
import { isOpenimmoVersion, isPartial, openimmoPaths, readOpenimmo } from '@/domain/feeds/openimmo'
import { FeedStopped } from '@/domain/feeds/reasons'
import { foldHeading, rowProblem, columnsOf, readTableRow } from '@/domain/feeds/table'
import { decodeText, readDelimited } from '@/domain/lib/delimited'

import { otherKind, unpack, xmlText, type Bytes } from './decode'
import { readMappedFile } from './readMapped'
import type { FeedInfo, Reading, ReadRow } from './reading'
import { xmlParts } from './xml'

/** The most bytes of a table, because it is read as a whole. */
const MAX_TABLE_BYTES = 80_000_000

const xmlFormats = {
  kyero: { paths: kyeroPaths, read: readKyero, isVersion: isKyeroVersion, isPartial: () => false },
  openimmo: { paths: openimmoPaths, read: readOpenimmo, isVersion: isOpenimmoVersion, isPartial },
} satisfies Record<
  Exclude<FileFormat, 'csv' | 'mapping'>,
  {
    paths: { record: string; head: string }
    read: (element: Element, today: Date) => FeedRecord
    isVersion: (head: Element) => boolean
    isPartial: (head: Element) => boolean
  }
>

const isXmlFormat = (format: string): format is keyof typeof xmlFormats =>
  Object.hasOwn(xmlFormats, format)

async function* readXml(
  bytes: Bytes,
  head: Buffer,
  format: keyof typeof xmlFormats,
  { mapped, today }: Reading,
  info: FeedInfo,
): AsyncGenerator<ReadRow> {
  const { paths, read, isVersion, isPartial: isPartialFeed } = xmlFormats[format]
  let hasHead = false
  for await (const { kind, element } of xmlParts(xmlText(bytes, head), paths)) {
    if (kind === 'head') {
      if (!isVersion(element)) throw new FeedStopped('otherVersion')
      info.partial = isPartialFeed(element)
      hasHead = true
      continue
    }
    if (!hasHead) throw new FeedStopped('otherFormat')
    const record = read(element, today)
    yield {
      line: element.line,
      isGone: record.isGone === true,
      ...judgeRecord(record, today, mapped),
    }
  }
  if (!hasHead) throw new FeedStopped('otherFormat')
}

async function* readTable(
  bytes: Bytes,
  { words, feed, mapped, today }: Reading,
): AsyncGenerator<ReadRow> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > MAX_TABLE_BYTES)
      throw new FeedStopped('tooLarge', { most: MAX_TABLE_BYTES / 1_000_000 })
    parts.push(part)
  }
  const text = decodeText(Buffer.concat(parts))
  if (/^\s*</.test(text)) throw new FeedStopped('otherFormat')
  // The headings are a row too.
  const lines = readDelimited(text, MAX_RECORDS + 2)
  if (lines.length > MAX_RECORDS + 1) throw new FeedStopped('tooManyRecords', { most: MAX_RECORDS })
  const [headings, ...rows] = lines
  if (!headings) throw new FeedStopped('empty')
  const columns = new Map(
    (feed.columns ?? []).map(({ heading, column }) => [foldHeading(heading), column] as const),
  )
  const { cells, unread, brokenKey, missing, width } = columnsOf(headings, words, columns)
  if (missing.length > 0) throw new FeedStopped('columns', { columns: missing.join(', ') })
  for (const row of rows) {
    const brokenReason = rowProblem(row, width)
    const { line } = row
    if (brokenReason) yield { line, isGone: false, refused: brokenReason, key: brokenKey(row) }
    else {
      const record = readTableRow(cells(row), words, unread(row))
      yield { line, isGone: false, ...judgeRecord(record, today, mapped) }
    }
  }
}

/**
 * Reads the listings of a feed of any format, packed or not, one after the other. Throws
 * `FeedStopped` when it cannot continue.
 */
export async function* readFeed(
  bytes: Bytes,
  reading: Reading,
  info: FeedInfo,
): AsyncGenerator<ReadRow> {
  const { head, whole } = await unpack(bytes)
  if (head.length === 0) throw new FeedStopped('empty')
  const other = otherKind(head)
  if (other) throw new FeedStopped(other)
  const { format } = reading.feed
  if (format === 'csv') yield* readTable(whole, reading)
  else if (format === 'mapping') yield* readMappedFile(whole, head, reading)
  else if (isXmlFormat(format)) yield* readXml(whole, head, format, reading, info)
  else throw new FeedStopped('otherFormat')
}
