import { z } from 'zod'

import { ITEM } from '@/domain/feeds/plainText'

const BLOCK = { version: 1, format: '', indent: 0, direction: 'ltr' } as const

const textNode = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
})
const lineBreak = { type: 'linebreak', version: 1 }

const paragraph = (text: string) => ({
  ...BLOCK,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: text
    .split('\n')
    .flatMap((one, at) => (at > 0 ? [lineBreak, textNode(one)] : [textNode(one)])),
})

const list = (items: readonly string[]) => ({
  ...BLOCK,
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: items.map((text, at) => ({
    ...BLOCK,
    type: 'listitem',
    value: at + 1,
    children: [textNode(text)],
  })),
})

/** A paragraph of items is a list; one with a line before its items is both. */
function blocksOf(text: string) {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => line.startsWith(ITEM))
  if (first < 0 || !lines.slice(first).every((line) => line.startsWith(ITEM)))
    return [paragraph(text)]
  const items = lines.slice(first).map((line) => line.slice(ITEM.length))
  return [...(first > 0 ? [paragraph(lines.slice(0, first).join('\n'))] : []), list(items)]
}

/** Converts plain text to rich text; an empty line separates paragraphs and lists. */
export const richTextOf = (text: string) => ({
  root: { ...BLOCK, type: 'root', children: text.split('\n\n').flatMap(blocksOf) },
})

type Node = {
  type: string
  text?: string | undefined
  format?: unknown
  tag?: string | undefined
  children?: Node[] | undefined
}
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.string().optional(),
    format: z.unknown().optional(),
    tag: z.string().optional(),
    children: z.array(node).optional(),
  }),
)
const document = z.object({ root: node })

/**
 * Reduces a node to what a person changes, without what the editor adds when it opens and saves a
 * text.
 */
const simplify = ({ type, text, format, tag, children }: Node): unknown => [
  type,
  text ?? '',
  type === 'text' ? (format ?? 0) : 0,
  tag ?? '',
  (children ?? []).map(simplify),
]

/** Returns whether a rich text still equals the plain text it was made from. */
export function equalsPlainText(value: unknown, text: string | undefined): boolean {
  const parsed = document.safeParse(value).data
  if (!parsed) return !text
  return (
    JSON.stringify(simplify(parsed.root)) === JSON.stringify(simplify(richTextOf(text ?? '').root))
  )
}

const inlineText = ({ type, text, children }: Node): string =>
  type === 'linebreak' ? '\n' : (text ?? (children ?? []).map(inlineText).join(''))

const blockTexts = (inner: Node): string[] => {
  const { type, children = [] } = inner
  if (type === 'root') return children.flatMap(blockTexts)
  if (type === 'list') return [children.map((item) => `${ITEM}${inlineText(item)}`).join('\n')]
  return [inlineText(inner)]
}

/** Converts rich text to plain text, with an empty line between paragraphs. */
export function plainTextOf(value: unknown): string {
  const parsed = document.safeParse(value).data
  return parsed ? blockTexts(parsed.root).join('\n\n').trim() : ''
}
