import { describe, expect, it } from '@jest/globals'

import { documentLinkOf, documentLinksIn } from './documentLinks'

const link = (fields: object) => ({ type: 'link', fields, children: [] })
const internal = (relationTo: string, value: unknown) =>
  link({ linkType: 'internal', doc: { relationTo, value } })

describe('the documents that a text links to', () => {
  it('are found at any depth, as ids or as documents that were read along', () => {
    const text = {
      root: {
        children: [
          { type: 'paragraph', children: [internal('pages', 'a')] },
          {
            type: 'list',
            children: [{ type: 'listitem', children: [internal('articles', { id: 'b' })] }],
          },
        ],
      },
    }
    expect(documentLinksIn([text, null, undefined])).toEqual([
      { relationTo: 'pages', id: 'a' },
      { relationTo: 'articles', id: 'b' },
    ])
  })

  it('are none for an address, a document that is gone, or fields that staff left empty', () => {
    const doc = { relationTo: 'pages', value: 'a' }
    expect(documentLinkOf({ linkType: 'custom', url: '/nl/', doc })).toBeUndefined()
    for (const value of [null, undefined, 7, {}])
      expect(documentLinksIn({ root: { children: [internal('pages', value)] } })).toEqual([])
    expect(documentLinksIn({ root: { children: [link({ linkType: 'internal' })] } })).toEqual([])
  })
})
