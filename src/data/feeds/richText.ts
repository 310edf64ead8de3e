import { z } from 'zod'

const BLOCK = { version: 1, format: '', indent: 0, direction: 'ltr' } as const

const line = (text: string) => ({ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' })
const breakAt = { type: 'linebreak', version: 1 }

const paragraph = (text: string) => ({
  ...BLOCK,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: text.split('\n').flatMap((one, at) => (at > 0 ? [breakAt, line(one)] : [line(one)])),
})

/** Plain text as the editor keeps it: an empty line parts paragraphs. */
export const richTextOf = (text: string) => ({ root: { ...BLOCK, type: 'root', children: text.split('\n\n').map(paragraph) } })

type Node = { type: string; text?: string | undefined; format?: unknown; tag?: string | undefined; children?: Node[] | undefined }
const node: z.ZodType<Node> = z.lazy(() =>
  z.object({ type: z.string(), text: z.string().optional(), format: z.unknown(), tag: z.string().optional(), children: z.array(node).optional() }),
)
const document = z.object({ root: node })

/** A text without what an editor adds to it by opening and saving it. */
const shapeOf = ({ type, text, format, tag, children }: Node): unknown => [
  type,
  text ?? '',
  type === 'text' ? (format ?? 0) : 0,
  tag ?? '',
  (children ?? []).map(shapeOf),
]

/** Whether a rich text is still what a plain text was made into. */
export function isStill(value: unknown, text: string | undefined): boolean {
  const read = document.safeParse(value).data
  if (!read) return !text
  return JSON.stringify(shapeOf(read.root)) === JSON.stringify(shapeOf(richTextOf(text ?? '').root))
}

const inline = ({ type, text, children }: Node): string => (type === 'linebreak' ? '\n' : (text ?? (children ?? []).map(inline).join('')))

const blocks = (inner: Node): string[] => {
  const isList = inner.type === 'list' || inner.type === 'root'
  return isList ? (inner.children ?? []).flatMap(blocks) : [inline(inner)]
}

/** A rich text without its looks, an empty line between its paragraphs. */
export function plainTextOf(value: unknown): string {
  const read = document.safeParse(value).data
  return read ? blocks(read.root).join('\n\n').trim() : ''
}
