import { describe, expect, it } from '@jest/globals'

import { copyTexts, withEdit, keyOf, valueOf, type Cell, withoutSaved } from './cells'

const cell = (
  path: string,
  nl: Cell['values']['nl'],
  fr: Cell['values']['fr'],
  kind: Cell['kind'] = 'text',
): Cell => ({
  path,
  kind,
  schema: path,
  label: path,
  within: '',
  prints: {},
  marks: {},
  formers: {},
  values: { nl, fr, en: null, de: null },
})

describe('a typed text', () => {
  it('is an edit only while it differs from the stored text', () => {
    const title = cell('title', 'Huis', null)
    const typed = withEdit({}, title, 'fr', 'Maison')
    expect([valueOf(title, 'fr', typed), valueOf(title, 'nl', typed)]).toEqual(['Maison', 'Huis'])
    expect(withEdit(typed, title, 'fr', '')).toEqual({})
    expect(withEdit(withEdit({}, title, 'nl', 'Loft'), title, 'nl', 'Huis')).toEqual({})
  })
})

describe('copying the texts of a language', () => {
  const rows = [
    cell('items.b.label', 'Twee', null),
    cell('items.a.label', 'Een', 'Un'),
    cell('empty', null, 'Seul'),
    cell('public', true, false, 'checkbox'),
  ]

  it('fills empty texts in every row and keeps the others', () => {
    expect(copyTexts({}, rows, { from: 'nl', to: 'fr', replaces: false })).toEqual({
      [keyOf('items.b.label', 'fr')]: 'Twee',
    })
  })

  it('replaces texts on request, never with an empty one, and changes no switch', () => {
    expect(copyTexts({}, rows, { from: 'nl', to: 'fr', replaces: true })).toEqual({
      [keyOf('items.b.label', 'fr')]: 'Twee',
      [keyOf('items.a.label', 'fr')]: 'Een',
    })
  })

  it('copies texts that were typed and not saved', () => {
    const typed = { [keyOf('items.b.label', 'nl')]: 'Net getypt' }
    expect(
      copyTexts(typed, rows, { from: 'nl', to: 'fr', replaces: false })[
        keyOf('items.b.label', 'fr')
      ],
    ).toBe('Net getypt')
  })
})

it('keeps what was typed while a save was on its way', () => {
  const sent = { 'fr title': 'Un', 'fr text': 'Deux' }
  expect(withoutSaved({ ...sent, 'fr title': 'Un et plus', 'de title': 'Eins' }, sent)).toEqual({
    'fr title': 'Un et plus',
    'de title': 'Eins',
  })
})
