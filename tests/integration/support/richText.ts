import type { Page } from '@/payload-types'

type Text = NonNullable<Page['content']>

const block = { version: 1, format: '' as const, indent: 0, direction: null }
const words = { type: 'text', version: 1, text: 'hier', detail: 0, mode: 'normal', style: '' }

const textOf = (node: Text['root']['children'][number]): Text => ({
  root: { ...block, type: 'root', children: [node] },
})

/** A text whose one word links to a document. */
export const textThatLinksTo = (relationTo: string, value: string): Text =>
  textOf({
    ...block,
    type: 'paragraph',
    children: [
      {
        ...block,
        type: 'link',
        id: '0123456789abcdef01234567',
        fields: { linkType: 'internal', doc: { relationTo, value }, newTab: false },
        children: [{ ...words, format: 0 }],
      },
    ],
  })

/** A text with a picture. */
export const textThatShows = (value: string): Text =>
  textOf({
    type: 'upload',
    version: 3,
    format: '',
    id: '0123456789abcdef01234568',
    relationTo: 'media',
    value,
    fields: null,
  })
