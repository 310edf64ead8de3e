import { elementOf } from '@/domain/feeds/jsonElement'
import type { Element } from '@/domain/feeds/element'
import { MAX_RECORDS } from '@/domain/feeds/formats'
import { judgeRecord } from '@/domain/feeds/judge'
import { feedLanguages, type FeedRecord } from '@/domain/feeds/listing'
import {
  isPath,
  missingColumns,
  parseWords,
  readMapped,
  valuesAt,
  type MappedField,
} from '@/domain/feeds/mapping'
import { FeedStopped } from '@/domain/feeds/reasons'

import { xmlText, type Bytes } from './decode'
import type { FileFeed, Reading, ReadRow } from './reading'
import { xmlParts } from './xml'

/** The most bytes of an answer in JSON, because it is read as a whole. */
const MAX_JSON_BYTES = 80_000_000

const stepsOf = (path: string | null | undefined): string[] =>
  (path ?? '').split('/').flatMap((step) => step.trim() || [])

/** The mapping of a feed, or a stop that says what it lacks. */
function mappingOf({ columns }: FileFeed): MappedField[] {
  const fields = (columns ?? []).map(({ heading, column, words }) => ({
    path: heading,
    column,
    words: parseWords(words),
  }))
  const broken = fields.find(({ path }) => !isPath(path))
  if (broken) throw new FeedStopped('path', { path: broken.path })
  const missing = missingColumns(fields)
  if (missing.length > 0) throw new FeedStopped('columns', { columns: missing.join(', ') })
  return fields
}

async function* jsonRecords(bytes: Bytes, path: readonly string[]): AsyncGenerator<Element> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    length += part.length
    if (length > MAX_JSON_BYTES)
      throw new FeedStopped('tooLarge', { most: MAX_JSON_BYTES / 1_000_000 })
    parts.push(part)
  }
  let at: unknown
  try {
    at = JSON.parse(
      Buffer.concat(parts)
        .toString('utf8')
        .replace(/^\uFEFF/, ''),
    )
  } catch {
    throw new FeedStopped('notJson')
  }
  for (const step of path)
    at =
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Record<string, unknown>)[step]
        : undefined
  if (!Array.isArray(at)) throw new FeedStopped('records', { path: path.join('/') })
  if (at.length > MAX_RECORDS) throw new FeedStopped('tooManyRecords', { most: MAX_RECORDS })
  for (const [index, value] of at.entries()) {
    const element = elementOf('record', value, index + 1)
    if (!element) throw new FeedStopped('tooDeep', { line: index + 1 })
    yield element
  }
}

async function* xmlRecords(
  bytes: Bytes,
  head: Buffer,
  path: readonly string[],
): AsyncGenerator<Element> {
  const paths = {
    record: path.join('/'),
    // No path is longer than three elements, so no element is at this one.
    head: 'a/b/c/d',
    // An empty list is there; in the place of a list, an error page has something else.
    list: path.length > 1 ? path.slice(0, -1).join('/') : undefined,
  }
  for await (const { element } of xmlParts(xmlText(bytes, head), paths)) yield element
}

/** Adds the texts of a record in another language to the first of its key. */
function merge(first: FeedRecord, other: FeedRecord): void {
  first.title = { ...other.title, ...first.title }
  first.description = { ...other.description, ...first.description }
}

/**
 * The language of a record by its own field; the texts of a record without one stand in the
 * columns they were mapped to.
 */
function inLanguage(record: FeedRecord, language: string): FeedRecord {
  const known = feedLanguages.find((one) => language.toLowerCase().startsWith(one))
  if (!known) return record
  const only = (texts: FeedRecord['title']) => {
    // Its texts were mapped to one column, whichever language they are in.
    const text = texts[known] || texts.nl
    return text ? { [known]: text } : {}
  }
  return { ...record, title: only(record.title), description: only(record.description) }
}

/**
 * Reads a file in JSON or XML by the mapping of its feed. Records of the same key in several
 * languages become one listing when the mapping says where their language is.
 */
export async function* readMappedFile(
  bytes: Bytes,
  head: Buffer,
  { feed, words, mapped, today }: Reading,
): AsyncGenerator<ReadRow> {
  const fields = mappingOf(feed)
  const path = stepsOf(feed.records)
  const isXml = /^(\uFEFF|\xef\xbb\xbf)?\s*</.test(head.toString('latin1'))
  const records = isXml ? xmlRecords(bytes, head, path) : jsonRecords(bytes, path)
  const judge = (record: FeedRecord, line: number): ReadRow => ({
    line,
    isGone: false,
    ...judgeRecord(record, today, mapped),
  })
  const merged = new Map<string, { record: FeedRecord; line: number }>()
  for await (const element of records) {
    const record = readMapped(element, fields, words)
    if (!feed.languagePath) {
      yield judge(record, element.line)
      continue
    }
    const [language = ''] = valuesAt(element, feed.languagePath)
    const one = inLanguage(record, language)
    const known = merged.get(record.key)
    if (known && record.key !== '') merge(known.record, one)
    else merged.set(record.key || `line ${element.line}`, { record: one, line: element.line })
  }
  for (const { record, line } of merged.values()) yield judge(record, line)
}
