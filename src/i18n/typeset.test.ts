import { describe, expect, it } from '@jest/globals'

import { locales } from './locales'
import { optionName, factName, translate } from './translate'
import { labelled, typeset, typesetWords } from './typeset'

describe('a French text', () => {
  it('never starts a line with high punctuation', () => {
    expect(typeset('Où ? Ici : « là » !', 'fr')).toBe(
      'Où\u00a0? Ici\u00a0: «\u00a0là\u00a0»\u00a0!',
    )
  })

  it('keeps the mark of a question, a colon and quotes on the line, in the words of the site', () => {
    expect(translate('fr')('costs.title')).toBe('Quel budget prévoir\u00a0?')
    expect(translate('fr')('search.didYouMean', { text: 'Gand' })).toBe(
      'Vouliez-vous dire Gand\u00a0?',
    )
    expect(translate('fr').raw('homeSearch.didYouMean')).toBe('Vouliez-vous dire {text}\u00a0?')
    expect(factName('fr', 'contactSlot')).toMatch(/\u00a0\?$/)
    expect(optionName('fr', 'mailKind', 'staff_overdue')).toBe('Rappel\u00a0: sans réponse')
  })
})

it('typesets the French of words that stand beside each other in all languages', () => {
  const words = { ask: { label: { nl: 'Klaar ?', fr: 'Fini ?', en: 'Done ?', de: 'Fertig ?' } } }
  expect(typesetWords(words).ask.label).toEqual({ ...words.ask.label, fr: 'Fini\u00a0?' })
})

it('leaves the texts of other languages as they are', () => {
  for (const locale of locales.filter((one) => one !== 'fr'))
    expect(typeset('50 % : ja ?', locale)).toBe('50 % : ja ?')
})

it('writes a label before its value', () => {
  expect(labelled('Prijs', '300', 'nl')).toBe('Prijs: 300')
  expect(labelled('Preis', '300', 'de')).toBe('Preis: 300')
  expect(labelled('Prix', '300', 'fr')).toBe('Prix\u00a0: 300')
})
