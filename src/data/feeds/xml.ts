import sax from 'sax'

import type { Element } from '@/domain/feeds/element'
import { FeedStopped } from '@/domain/feeds/reasons'

/** More than any feed needs; what goes beyond is meant to hurt. */
const LIMITS = { depth: 40, text: 200_000, attributes: 60, attribute: 10_000, children: 5000, records: 200_000 } as const

type Paths = { record: string; head: string }
export type Part = { kind: 'record' | 'head'; element: Element }

/** Builds the elements that are asked for while the parser runs, and forgets the rest. */
function builder(paths: Paths) {
  const parser = sax.parser(true, { position: true })
  const names: string[] = []
  const open: Element[] = []
  let size = 0
  let records = 0
  let kind: Part['kind'] | undefined
  let ready: Part[] = []
  const line = () => parser.line + 1
  const stop = (problem: ConstructorParameters<typeof FeedStopped>[0]): never => {
    throw new FeedStopped(problem, { line: line() })
  }
  const fail = (error: Error): never => stop(/unclosed|unexpected end/i.test(error.message) ? 'truncated' : 'malformed')
  const take = (text: string) => {
    const last = open.at(-1)
    if (!last) return
    size += text.length
    if (last.text.length + text.length > LIMITS.text || size > 10 * LIMITS.text) stop('textTooLong')
    last.text += text
  }

  parser.onerror = fail
  parser.ondoctype = () => stop('doctype')
  parser.ontext = take
  parser.oncdata = take
  parser.onattribute = ({ value }) => {
    if (value.length > LIMITS.attribute) stop('textTooLong')
    if (Object.keys(parser.tag.attributes).length >= LIMITS.attributes) stop('tooManyAttributes')
  }
  parser.onopentag = ({ name, attributes }) => {
    names.push(name)
    if (names.length > LIMITS.depth) stop('tooDeep')
    const path = names.length <= 3 ? names.join('/') : ''
    const begins = open.length === 0 && (path === paths.record ? 'record' : path === paths.head ? 'head' : undefined)
    if (begins) {
      kind = begins
      size = 0
      if (begins === 'record' && (records += 1) > LIMITS.records) stop('tooManyRecords')
    }
    if (!begins && open.length === 0) return
    const element: Element = { name, line: line(), attributes: attributes as Record<string, string>, text: '', children: [] }
    const parent = open.at(-1)
    if (parent && parent.children.push(element) > LIMITS.children) stop('tooManyRecords')
    open.push(element)
  }
  parser.onclosetag = () => {
    names.pop()
    const element = open.pop()
    if (element && open.length === 0 && kind) ready.push({ kind, element })
  }
  return {
    parser,
    fail,
    taken: () => {
      const parts = ready
      ready = []
      return parts
    },
  }
}

/** The records of an XML feed one after the other. Entities are never resolved: a document type is refused before anything is read. */
export async function* xmlParts(text: AsyncIterable<string>, paths: Paths): AsyncGenerator<Part> {
  const { parser, fail, taken } = builder(paths)
  let isEmpty = true
  for await (const part of text) {
    const start: string = isEmpty ? part.trimStart() : ''
    // A table in place of XML is said to be one, not called broken.
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
    fail(error instanceof Error ? error : new Error(String(error)))
  }
  yield* taken()
}
