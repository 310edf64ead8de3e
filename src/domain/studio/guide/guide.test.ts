import { describe, expect, it } from '@jest/globals'

import { parseGuide } from './parseGuide'
import { searchGuide } from './searchGuide'

const markdown = `# Guide

Begin on the
dashboard (\`/admin\`).

<a id="theme"></a>

## Choosing colours

1. Open **Settings** and
   the tab.
2. Choose **Save**.

- One point.
- Another.

### In the dark

![The colours](pictures/en/theme.webp)

<a id="visitors"></a>

## Visiteurs étrangers

| Visitor | Phone |
| --- | ---: |
| Save a home <!-- save --> | 2 |
`
const sections = parseGuide(markdown)

describe('the reader of the guide', () => {
  it('names each section by its anchor and keeps steps, points, pictures and tables', () => {
    expect(sections).toEqual([
      {
        id: 'start',
        title: 'Guide',
        blocks: [
          {
            kind: 'paragraph',
            spans: [
              { kind: 'text', text: 'Begin on the dashboard (' },
              { kind: 'code', text: '/admin' },
              { kind: 'text', text: ').' },
            ],
          },
        ],
      },
      {
        id: 'theme',
        title: 'Choosing colours',
        blocks: [
          {
            kind: 'steps',
            items: [
              [
                { kind: 'text', text: 'Open ' },
                { kind: 'strong', text: 'Settings' },
                { kind: 'text', text: ' and the tab.' },
              ],
              [
                { kind: 'text', text: 'Choose ' },
                { kind: 'strong', text: 'Save' },
                { kind: 'text', text: '.' },
              ],
            ],
          },
          {
            kind: 'points',
            items: [[{ kind: 'text', text: 'One point.' }], [{ kind: 'text', text: 'Another.' }]],
          },
          { kind: 'heading', text: 'In the dark' },
          { kind: 'picture', alt: 'The colours', file: 'theme.webp' },
        ],
      },
      {
        id: 'visitors',
        title: 'Visiteurs étrangers',
        blocks: [{ kind: 'table', head: ['Visitor', 'Phone'], rows: [['Save a home', '2']] }],
      },
    ])
  })
})

describe('the search in the guide', () => {
  const found = (typed: string) => searchGuide(sections, typed).map(({ id }) => id)

  it('finds words in headings, steps, pictures and tables, without accents and capitals', () => {
    expect(found('ETRANGERS')).toEqual(['visitors'])
    expect(found('settings')).toEqual(['theme'])
    expect(found('dashboard')).toEqual(['start'])
    expect(found('the colours')).toEqual(['theme'])
  })

  it('wants every word, and puts a section first that has them in its heading', () => {
    expect(found('save home')).toEqual(['visitors'])
    expect(found('save')).toEqual(['theme', 'visitors'])
    expect(found('e')[0]).toBe('start')
    expect(found('settings home')).toEqual([])
  })

  it('shows everything when nothing is typed', () => {
    expect(found('  ')).toEqual(['start', 'theme', 'visitors'])
  })
})
