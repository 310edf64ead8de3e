import { describe, expect, it } from '@jest/globals'

import { didYouMean } from './didYouMean'
import { understand } from './understand'
import type { Vocabulary } from './vocabulary'

const vocabulary: Vocabulary = {
  towns: [
    { zip: '9000', names: { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' } },
    { zip: '8300', names: { nl: 'Knokke-Heist' } },
  ],
  types: [{ webId: 1, names: { nl: 'Woning', fr: 'Maison', en: 'House', de: 'Haus' } }],
}
const offered = (text: string, language = 'nl') =>
  didYouMean(text, understand(text, vocabulary, language).unknown, vocabulary, language)

describe('did you mean', () => {
  it.each([
    ['nl', 'antwerpem', 'Antwerpen'],
    ['nl', 'huis te koop ladnen', 'huis te koop Landen'],
    ['nl', 'appartment Gent', 'appartement Gent'],
    ['nl', 'knokke-heyst', 'Knokke-Heist'],
    ['nl', 'Sint-Katelijn-Waver', 'Sint-Katelijne-Waver'],
    ['fr', 'maisom Gand', 'maison Gand'],
    ['fr', 'Charlerol', 'Charleroi'],
    ['en', 'huose', 'house'],
    ['de', 'Wohnumg in Gent', 'wohnung in Gent'],
  ])('%s: %s', (language, typed, meant) => {
    expect(offered(typed, language)).toBe(meant)
  })

  it.each(['xyz', 'zeezicht', 'gent', 'qqqqqq', '12345', '🏡', 'a'.repeat(199)])(
    'offers nothing for %s',
    (typed) => {
      expect(offered(typed)).toBeUndefined()
    },
  )

  it('does not list what is only probably meant', () => {
    expect(understand('antwerpem', vocabulary, 'nl')).toMatchObject({
      parts: [],
      unknown: ['antwerpem'],
    })
  })
})
