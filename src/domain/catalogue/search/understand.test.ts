import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { lexicon } from './lexicon'
import { localities } from './localities'
import { tokensOf } from './tokens'
import { understand, withoutPart } from './understand'
import type { Vocabulary } from './vocabulary'

const town = (zip: string, nl: string, fr = nl, en = nl, de = nl) => ({
  zip,
  names: { nl, fr, en, de },
})
const vocabulary: Vocabulary = {
  towns: [
    town('9000', 'Gent', 'Gand', 'Ghent'),
    town('3000', 'Leuven', 'Louvain', 'Leuven', 'Löwen'),
    town('9100', 'Sint-Niklaas', 'Saint-Nicolas'),
    town('5580', 'On'),
  ],
  types: [
    { webId: 1, names: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' } },
    { webId: 2, names: { nl: 'Appartement', fr: 'Appartement', en: 'Apartment', de: 'Wohnung' } },
    {
      webId: 9,
      names: {
        nl: 'Garage/Parking',
        fr: 'Garage/Parking',
        en: 'Garage/Parking',
        de: 'Garage/Stellplatz',
      },
    },
    { webId: 40, names: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' } },
    { webId: 41, names: { nl: 'Woonboot', fr: 'Péniche', en: 'Houseboat', de: 'Hausboot' } },
  ],
}
const read = (text: string, language = 'nl') => understand(text, vocabulary, language)
const typesIn = (text: string) => read(text).query.types

const languages = fc.constantFrom('nl', 'fr', 'en', 'de', 'xx')
const phrases = [
  ...lexicon.keys(),
  'Gent',
  '9000',
  'Löwen',
  'st. niklaas',
  'Woonboot',
  '3',
  '250000',
  '450k',
  '100320',
  '€ 900',
  '300.000',
  'xyz',
  'foo-bar',
  '🏡',
  "d'",
  ',',
  '-',
  '+',
  '<',
  'A+',
]
const typed = fc.array(fc.constantFrom(...phrases), { maxLength: 10 }).map((some) => some.join(' '))
const wild = fc.string({ unit: 'binary', maxLength: 300 })

describe('a query', () => {
  it('of whatever signs is read and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(wild, typed), languages, (text, language) => {
        const { parts, unknown } = read(text, language)
        for (const part of parts) expect(text).toContain(part.text)
        for (const one of unknown) expect(one.trim()).not.toBe('')
      }),
      { numRuns: 2000 },
    )
  })

  it('drops no word: each is understood, unknown, or one that asks for nothing', () => {
    const helpers = new Set(
      [...lexicon]
        .filter(([, senses]) => senses.some(({ kind }) => kind === 'filler'))
        .flatMap(([key]) => key.split(' ')),
    )
    fc.assert(
      fc.property(typed, languages, (text, language) => {
        const { parts, unknown } = read(text, language)
        const said = new Set(
          [...parts.map((part) => part.text), ...unknown].flatMap((one) =>
            tokensOf(one).map(({ word }) => word),
          ),
        )
        const left = tokensOf(text.slice(0, 200)).filter(
          ({ word, kind, end }) =>
            kind !== 'sign' && end < 190 && !said.has(word) && !helpers.has(word),
        )
        expect(left.map(({ word }) => word)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('means the same without one of its parts, that part left out', () => {
    const garages = new Set(
      [...lexicon]
        .filter(
          ([, senses]) =>
            senses.some(({ kind }) => kind === 'type') &&
            senses.some(({ kind }) => kind === 'feature'),
        )
        .map(([key]) => key),
    )
    // A name that is also a word is the place when it stands alone.
    const clear = phrases.filter((phrase) => !garages.has(phrase) && !localities().has(phrase))
    const plain = fc
      .array(fc.constantFrom(...clear), { maxLength: 8 })
      .map((some) => some.join(' '))
    fc.assert(
      fc.property(plain, languages, (text, language) => {
        fc.pre(text.length < 180)
        const { parts, unknown } = read(text, language)
        const meanings = (some: typeof parts) =>
          some.map(({ start, end, ...rest }) => ({ ...rest, length: end - start }))
        for (const part of parts) {
          const rest = read(withoutPart(text, part), language)
          expect(meanings(rest.parts)).toEqual(
            meanings(parts.filter(({ start }) => start !== part.start)),
          )
          expect(rest.unknown).toEqual(unknown)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('has no street in the last word of another phrase, or before a number that is part of a name', () => {
    const kinds = (text: string) => read(text).parts.map(({ kind }) => kind)
    expect(kinds('apartment building 3')).not.toContain('street')
    expect(kinds('building 19 gemeenten')).toEqual(['region'])
    expect(kinds('Meir 19')).toEqual(['street'])
  })

  it('is read up to two hundred characters, and quickly however it is made', () => {
    expect(read(`${' '.repeat(50)}${'a'.repeat(300)} gent`).unknown).toEqual(['a'.repeat(150)])
    for (const text of [
      '('.repeat(10_000),
      '1.'.repeat(5000),
      'te koop '.repeat(2000),
      'nabij '.repeat(2000),
      '9000 - '.repeat(2000),
      '\u0301'.repeat(10_000),
    ]) {
      expect(read(text).parts.length).toBeLessThan(100)
    }
  })
})

describe('a type', () => {
  it('is found by the names of the installation, in all its languages and in the plural', () => {
    expect([typesIn('woonboot'), typesIn('péniche'), typesIn('houseboats')]).toEqual([
      [41],
      [41],
      [41],
    ])
  })

  it('by its plain word is every type of the kind, by its own name itself alone', () => {
    expect([typesIn('huis'), typesIn('maisons'), typesIn('villa'), typesIn('bungalow')]).toEqual([
      [1, 40],
      [1, 40],
      [40],
      [1, 40],
    ])
  })

  it('that the agency does not offer is said to be unknown', () => {
    expect(read('kasteel')).toMatchObject({ unknown: [] })
    expect(read('kantoor gent').unknown).toEqual(['kantoor'])
  })
})

describe('a garage', () => {
  it('is what a home has, once a home is named or after "with"; else what is looked for', () => {
    expect(read('garage gent').query).toMatchObject({ types: [9], has: [] })
    expect(read('garage huis gent').query).toMatchObject({ types: [1, 40], has: ['garage'] })
    expect(read('te huur met garage').query).toMatchObject({ types: [], has: ['garage'] })
    expect(read('tuin garage').query).toMatchObject({ types: [], has: ['garden', 'garage'] })
  })
})

describe('a word with several meanings', () => {
  it('is read in the language of the page first', () => {
    expect(read('on gent', 'en').query.towns).toEqual([{ name: 'Ghent', zip: '9000' }])
    expect(read('on', 'nl').query.towns).toEqual([{ name: 'On', zip: '5580' }])
  })

  it('names towns as the language of the page does', () => {
    expect(read('Louvain', 'de').query.towns).toEqual([{ name: 'Löwen', zip: '3000' }])
    expect(read('near Leuven 15 km', 'fr').query.near).toEqual({
      name: 'Louvain',
      zip: '3000',
      km: 15,
    })
  })
})

describe('both goals', () => {
  it('leave it open which is meant', () => {
    expect(read('te koop').goal).toBe('sale')
    expect(read('te koop of te huur').goal).toBeUndefined()
  })
})

it('takes no number for a reference that the database could not compare, also in groups', () => {
  for (const text of ['ref 100 320 555 777', '#123 456 789 012', 'referentie 5 000 000 000'])
    for (const part of read(text).parts)
      if (part.kind === 'reference') expect(part.reference).toBeLessThan(1_000_000_000)
  expect(read('ref 100 320').parts).toMatchObject([{ kind: 'reference', reference: 100_320 }])
})

describe('a number after a street', () => {
  it.each(['Veldstraat 150', 'Antwerpsesteenweg 200', 'rue de la Loi 16', 'Korenmarkt 5b'])(
    'is that of a house: %s',
    (text) => {
      const { parts, query } = read(text)
      expect(parts.filter(({ kind }) => kind === 'price' || kind === 'reference')).toEqual([])
      expect(query.priceTo).toBeUndefined()
    },
  )

  it.each([
    ['Veldstraat 3 slaapkamers', { bedrooms: 3 }],
    ['Veldstraat onder 900', { priceTo: 900 }],
    ['Veldstraat 250.000', { priceTo: 250_000 }],
    ['studio 850', { priceTo: 850 }],
  ])('is something else in "%s"', (text, query) => {
    expect(read(text).query).toMatchObject(query)
  })
})

describe('a budget', () => {
  it.each([
    ['huis onder 400000', 'sale'],
    ['huis vanaf 250k', 'sale'],
    ['huis onder 900', 'rent'],
    ['huis tussen 700 en 900 euro', 'rent'],
    ['huis onder 10000', undefined],
    ['huis te huur onder 400000', undefined],
    ['huis in Gent', undefined],
  ])('tells the goal of "%s": %s', (text, goal) => {
    expect(read(text).impliedGoal).toBe(goal)
  })
})

it.each([
  ['nl', '3 slaapkamers, tot € 400.000'],
  ['fr', '3 chambres, jusqu’à € 400.000'],
  ['en', '3 bedrooms, up to € 400.000'],
  ['de', '3 Schlafzimmer, bis € 400.000'],
])('an amount as the site writes it is read in %s', (language, text) => {
  expect(read(text, language).query).toMatchObject({ bedrooms: 3, priceTo: 400_000 })
})
