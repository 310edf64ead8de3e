import type { Page } from '@/payload-types'

type Text = NonNullable<Page['content']>

const block = { version: 1, format: '' as const, indent: 0, direction: null }
const words = { type: 'text', version: 1, text: 'hier', detail: 0, mode: 'normal', style: '' }

const textWith = (node: object): Text => ({
  root: {
    ...block,
    type: 'root',
    children: [{ ...block, type: 'paragraph', children: [{ ...block, type: 'link', ...node }] }],
  },
})

/** A text whose one word links to a document. */
export const textThatLinksTo = (relationTo: string, value: string): Text =>
  textWith({
    id: '0123456789abcdef01234567',
    fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
    children: [{ ...words, format: 0 }],
  })
