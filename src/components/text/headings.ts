import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import { slugify } from '@/domain/lib/slug'

/** The anchor of each heading, by its text. */
export type Anchors = ReadonlyMap<string, string>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The plain text of a node of rich text. */
export function textOf(node: unknown): string {
  if (!isObject(node)) return ''
  if (typeof node.text === 'string') return node.text
  return Array.isArray(node.children) ? node.children.map(textOf).join('') : ''
}

/** Returns the anchors of the headings of the second level, in their order. */
export function anchorsOf(text: SerializedEditorState): Anchors {
  const headings = text.root.children
    .filter((node: object) => 'tag' in node && node.tag === 'h2')
    .map(textOf)
  return new Map(headings.map((heading, at) => [heading, slugify(heading) || `part-${at + 1}`]))
}
