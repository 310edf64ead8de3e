import { describe, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import type { DocumentLink } from '@/domain/site/documentLinks'

import { RichText } from './RichText'

const block = { version: 1, format: '' as const, indent: 0, direction: null }
const words = { ...block, type: 'text', text: 'hier', detail: 0, mode: 'normal', style: '' }
const withLink = (fields: object) => ({
  root: {
    ...block,
    type: 'root',
    children: [
      {
        ...block,
        type: 'paragraph',
        children: [{ ...block, type: 'link', fields, children: [{ ...words, format: 0 }] }],
      },
    ],
  },
})
const toKind = ({ relationTo, id }: DocumentLink) => `/${relationTo}/${id}/`
const draw = (fields: object) =>
  renderToStaticMarkup(<RichText text={withLink(fields)} hrefOf={toKind} />)

const toArticle = { linkType: 'internal', doc: { relationTo: 'articles', value: '7' } }

describe('a link in a text', () => {
  it('leads to the document that staff chose, whatever its kind', () => {
    expect(draw(toArticle)).toContain('<a href="/articles/7/">hier</a>')
  })

  it('is plain words while its document is not shown', () => {
    const shown = renderToStaticMarkup(
      <RichText text={withLink(toArticle)} hrefOf={() => undefined} />,
    )
    expect(shown).toContain('hier')
    expect(shown).not.toContain('<a')
  })

  it('opens a tab where staff ask for one, which cannot reach back', () => {
    const url = 'https://example.be/'
    expect(draw({ linkType: 'custom', url, newTab: true })).toContain(
      `<a href="${url}" target="_blank" rel="noopener">hier</a>`,
    )
    expect(draw({ linkType: 'custom', url, newTab: false })).toContain(`<a href="${url}">hier</a>`)
    expect(draw({ ...toArticle, newTab: true })).toContain('target="_blank" rel="noopener"')
  })
})
