import { describe, expect, it } from '@jest/globals'

import { contentChanges } from './contentChanges'

describe('what a save changed', () => {
  it('is named by its path, before and after', () => {
    expect(
      contentChanges(
        {
          id: 'x',
          createdAt: '1',
          theme: { moss: '#2f5d50', sand: null },
          isLive: false,
          updatedAt: '1',
        },
        {
          id: 'x',
          createdAt: '1',
          theme: { moss: '#f5f5a0', sand: '' },
          isLive: true,
          updatedAt: '2',
        },
      ),
    ).toEqual({ 'theme.moss': '#2f5d50 → #f5f5a0', isLive: '✗ → ✓' })
  })

  it('counts rows from one, and knows a document by its id however it was read', () => {
    const page = { id: 'a1', createdAt: '2026', title: 'Contact' }
    expect(
      contentChanges(
        { items: [{ id: 'r', label: 'Kopen', page: 'a1' }], image: page },
        {
          items: [
            { id: 'r', label: 'Te koop', page },
            { id: 's', label: 'Huren' },
          ],
          image: 'b2',
        },
      ),
    ).toEqual({
      'items.1.label': 'Kopen → Te koop',
      'items.2.label': '– → Huren',
      image: 'a1 → b2',
    })
  })

  it('says that a rich text changed without its content, hides secrets, and cuts long and many values', () => {
    const rich = (text: string) => ({ root: { children: [{ text }] } })
    const rows = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, at + 1]))
    expect(
      contentChanges(
        { intro: rich('a'), mapboxToken: null, title: 'x'.repeat(200) },
        { intro: rich('b'), mapboxToken: 'pk.1', title: 'kort' },
      ),
    ).toEqual({ intro: '… → …', mapboxToken: '– → •••', title: `${'x'.repeat(79)}… → kort` })
    const many = contentChanges({}, rows(25))
    expect(Object.keys(many)).toHaveLength(21)
    expect(many.more).toBe(5)
  })
})
