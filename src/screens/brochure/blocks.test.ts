import { describe, expect, it } from '@jest/globals'

import { blocksOf } from './blocks'

const text = (words: string) => ({ type: 'text', text: words, version: 1 })
const state = (...children: unknown[]) => ({ root: { type: 'root', children } })

describe('blocksOf', () => {
  it('separates paragraphs, headings and list items, and keeps the text of links', () => {
    const link = { type: 'link', children: [text('de site')] }
    expect(
      blocksOf(
        state(
          { type: 'heading', tag: 'h2', children: [text('Ligging')] },
          {
            type: 'paragraph',
            children: [text('Zie '), link, { type: 'linebreak' }, text('voor meer.')],
          },
          {
            type: 'list',
            children: [
              { type: 'listitem', children: [text('Tuin')] },
              { type: 'listitem', children: [text('Garage')] },
            ],
          },
        ),
      ),
    ).toEqual([
      { kind: 'heading', text: 'Ligging' },
      { kind: 'paragraph', text: 'Zie de site\nvoor meer.' },
      { kind: 'item', text: 'Tuin' },
      { kind: 'item', text: 'Garage' },
    ])
  })

  it('leaves out empty blocks, and returns nothing without a text', () => {
    expect(
      blocksOf(state({ type: 'paragraph', children: [] }, { type: 'horizontalrule' })),
    ).toEqual([])
    expect([blocksOf(null), blocksOf(undefined), blocksOf('text')]).toEqual([[], [], []])
  })
})
