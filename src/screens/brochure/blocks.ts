import { z } from 'zod'

type Block = { kind: 'paragraph' | 'heading' | 'item'; text: string }

const node = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  children: z.array(z.unknown()).optional(),
})
const state = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

function textOf(value: unknown): string {
  const { data } = node.safeParse(value)
  if (!data) return ''
  return data.type === 'linebreak' ? '\n' : (data.text ?? data.children?.map(textOf).join('') ?? '')
}

function blocksIn(value: unknown): Block[] {
  const { data } = node.safeParse(value)
  if (!data) return []
  if (data.type === 'list')
    return (data.children ?? []).map((item) => ({ kind: 'item', text: textOf(item) }))
  return [{ kind: data.type === 'heading' ? 'heading' : 'paragraph', text: textOf(data) }]
}

/** Returns rich text as plain paragraphs, headings and list items. */
export function blocksOf(text: unknown): Block[] {
  const { data } = state.safeParse(text)
  return (data?.root.children ?? []).flatMap(blocksIn).filter((block) => block.text.trim() !== '')
}
