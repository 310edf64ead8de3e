import { z } from 'zod'

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

/** Converts plain text to rich text; an empty line separates paragraphs. */
export const richTextOf = (text: string) => ({
  root: { ...BLOCK, type: 'root', children: text.split('\n\n').map(paragraph) },
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
    format: z.unknown(),
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
  const isList = inner.type === 'list' || inner.type === 'root'
  return isList ? (inner.children ?? []).flatMap(blockTexts) : [inlineText(inner)]
}

/** Converts rich text to plain text, with an empty line between paragraphs. */
export function plainTextOf(value: unknown): string {
  const parsed = document.safeParse(value).data
  return parsed ? blockTexts(parsed.root).join('\n\n').trim() : ''
}
