import { describe, expect, it } from '@jest/globals'

import { copied, edited, keyOf, valueOf, type Cell } from './cells'

const cell = (path: string, nl: Cell['values']['nl'], fr: Cell['values']['fr'], kind: Cell['kind'] = 'text'): Cell => ({
  ...{ path, kind, schema: path, label: path, within: '', prints: {}, marks: {} },
  values: { nl, fr, en: null, de: null },
})

describe('what is typed in a language', () => {
  it('is an edit only while it differs from what stands there', () => {
    const title = cell('title', 'Huis', null)
    const typed = edited({}, title, 'fr', 'Maison')
    expect([valueOf(title, 'fr', typed), valueOf(title, 'nl', typed)]).toEqual(['Maison', 'Huis'])
    expect(edited(typed, title, 'fr', '')).toEqual({})
    expect(edited(edited({}, title, 'nl', 'Loft'), title, 'nl', 'Huis')).toEqual({})
  })
})

describe('copying the texts of a language', () => {
  const rows = [cell('items.b.label', 'Twee', null), cell('items.a.label', 'Een', 'Un'), cell('empty', null, 'Seul'), cell('public', true, false, 'checkbox')]

  it('fills what is empty in every row and leaves what is written', () => {
    expect(copied({}, rows, { from: 'nl', to: 'fr', replaces: false })).toEqual({ [keyOf('items.b.label', 'fr')]: 'Twee' })
  })

  it('replaces what is written when asked, never with nothing, and sets no switch', () => {
    expect(copied({}, rows, { from: 'nl', to: 'fr', replaces: true })).toEqual({
      [keyOf('items.b.label', 'fr')]: 'Twee',
      [keyOf('items.a.label', 'fr')]: 'Een',
    })
  })

  it('takes along what was typed a moment ago', () => {
    const typed = { [keyOf('items.b.label', 'nl')]: 'Net getypt' }
    expect(copied(typed, rows, { from: 'nl', to: 'fr', replaces: false })[keyOf('items.b.label', 'fr')]).toBe('Net getypt')
  })
})
