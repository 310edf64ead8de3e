import sax from 'sax'

import type { Element } from '@/domain/feeds/element'
import { MAX_RECORDS } from '@/domain/feeds/formats'
import { FeedStopped } from '@/domain/feeds/reasons'

/** Limits that no honest feed reaches. */
const LIMITS = {
  depth: 40,
  text: 200_000,
  attributes: 60,
  attribute: 10_000,
  children: 5000,
} as const

/** `list` is the element that has the records, when a file without it is none. */
type Paths = { record: string; head: string; list?: string | undefined }
export type Part = { kind: 'record' | 'head'; element: Element }

type Stop = (problem: ConstructorParameters<typeof FeedStopped>[0]) => never

/** Collects the elements of the requested parts and drops the rest. */
function createCollector(paths: Paths, line: () => number, stopWith: Stop) {
  const names: string[] = []
  const open: Element[] = []
  let size = 0
  let records = 0
  let kind: Part['kind'] | undefined
  let ready: Part[] = []
  let hasList = paths.list === undefined
  const startPart = (started: Part['kind']) => {
    kind = started
    size = 0
    if (started === 'record' && (records += 1) > MAX_RECORDS)
      throw new FeedStopped('tooManyRecords', { most: MAX_RECORDS })
  }
  return {
    addText(text: string) {
      const last = open.at(-1)
      if (!last) return
      size += text.length
      if (last.text.length + text.length > LIMITS.text || size > 10 * LIMITS.text)
        stopWith('textTooLong')
      last.text += text
    },
    openTag(name: string, attributes: Record<string, string>) {
      names.push(name)
      if (names.length > LIMITS.depth) stopWith('tooDeep')
      if (open.length === 0) {
        const path = names.length <= 3 ? names.join('/') : ''
        hasList ||= path === paths.list
        const started = path === paths.record ? 'record' : path === paths.head ? 'head' : undefined
        if (!started) return
        startPart(started)
      }
      const element: Element = { name, line: line(), attributes, text: '', children: [] }
      const parent = open.at(-1)
      if (parent && parent.children.push(element) > LIMITS.children) stopWith('tooManyParts')
      open.push(element)
    },
    closeTag() {
      names.pop()
      const element = open.pop()
      if (element && open.length === 0 && kind) ready.push({ kind, element })
    },
    hasList: () => hasList,
    taken() {
      const parts = ready
      ready = []
      return parts
    },
  }
}

/** Creates a parser that feeds a collector and enforces the limits. */
function createBuilder(paths: Paths) {
  const parser = sax.parser(true, { position: true })
  const line = () => parser.line + 1
  const stopWith: Stop = (problem) => {
    throw new FeedStopped(problem, { line: line() })
  }
  const failParsing = (error: Error): never =>
    stopWith(/unclosed|unexpected end/i.test(error.message) ? 'truncated' : 'malformed')
  const { addText, openTag, closeTag, hasList, taken } = createCollector(paths, line, stopWith)

  parser.onerror = failParsing
  parser.ondoctype = () => stopWith('doctype')
  parser.ontext = addText
  parser.oncdata = addText
  parser.onattribute = ({ value }) => {
    if (value.length > LIMITS.attribute) stopWith('textTooLong')
    if (Object.keys(parser.tag.attributes).length >= LIMITS.attributes)
      stopWith('tooManyAttributes')
  }
  parser.onopentag = ({ name, attributes }) => openTag(name, attributes as Record<string, string>)
  parser.onclosetag = closeTag
  return { parser, fail: failParsing, hasList, taken }
}

/**
 * Reads the records of an XML feed one after the other. Entities are never resolved: a document
 * type is refused before anything is read.
 */
export async function* xmlParts(text: AsyncIterable<string>, paths: Paths): AsyncGenerator<Part> {
  const { parser, fail: failParsing, hasList, taken } = createBuilder(paths)
  let isEmpty = true
  for await (const part of text) {
    const start: string = isEmpty ? part.trimStart() : ''
    // A table in place of XML is reported as another format, not as malformed.
    if (start && !start.startsWith('<')) throw new FeedStopped('otherFormat')
    isEmpty &&= start === ''
    parser.write(part)
    yield* taken()
  }
  if (isEmpty) throw new FeedStopped('empty')
  try {
    parser.close()
  } catch (error) {
    if (error instanceof FeedStopped) throw error
    failParsing(error instanceof Error ? error : new Error(String(error)))
  }
  yield* taken()
  if (!hasList()) throw new FeedStopped('records', { path: paths.list ?? '' })
}
