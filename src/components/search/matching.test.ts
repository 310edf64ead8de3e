import { expect, test } from '@jest/globals'
import fc from 'fast-check'

import type { SearchIndex } from '@/domain/catalogue/search/answers'

import { createMatcher, normalizeText, rankEntries } from './matching'

const hrefs = { sale: '/nl/te-koop/', rent: '/nl/te-huur/' }
const type = (webId: number, name: string, sale = 1, rent = 0) => ({
  webId,
  name,
  counts: { sale, rent },
  hrefs,
})
const town = (name: string, zip: string, sale: number, words: string[] = []) => ({
  name,
  zip,
  words,
  counts: { sale, rent: 0 },
  hrefs,
})

const index: SearchIndex = {
  types: [type(1, 'Huis'), type(2, 'Appartement', 9), type(9, 'Garage/Parking')],
  towns: [
    town('Antwerpen', '2000', 3, ['anvers', 'antwerp']),
    town('Gent', '9000', 8, ['gand', 'ghent']),
    town('Gentbrugge', '9050', 2),
    town('Luik', '4000', 1, ['liege', 'luttich']),
    town('Sint-Niklaas', '9100', 4, ['saint nicolas']),
    town('Oostende', '8400', 20, ['ostende']),
    town('Destelbergen', '9070', 0),
  ],
}
const find = createMatcher(index)
const towns = (text: string) => find(text).towns.map(({ name }) => name)

test('finds a town by its name, its postal code and its names in other languages', () => {
  expect(towns('antwerpen')).toEqual(['Antwerpen'])
  expect(towns('2000')).toEqual(['Antwerpen'])
  expect(towns('Anvers')).toEqual(['Antwerpen'])
  expect(towns('Liège')).toEqual(['Luik'])
})

test('ignores accents, case, hyphens and apostrophes', () => {
  expect(towns('SINT NIKLAAS')).toEqual(['Sint-Niklaas'])
  expect(towns('sint-niklaas')).toEqual(['Sint-Niklaas'])
  expect(towns('gént')).toEqual(['Gent', 'Gentbrugge'])
  expect(normalizeText('’s-Gravenvoeren, Liège')).toBe('s gravenvoeren, liege')
})

test('does not match misspelled names', () => {
  expect(towns('antwerpne')).toEqual([])
  expect(towns('oostand')).toEqual([])
})

test('sorts names that begin with the text first, then by number of listings', () => {
  expect(towns('90')).toEqual(['Gent', 'Gentbrugge', 'Destelbergen'])
  expect(towns('st')).toEqual(['Oostende', 'Destelbergen'])
  expect(find('gar').types.map(({ name }) => name)).toEqual(['Garage/Parking'])
})

test('matches a postal code and a name in either order', () => {
  expect(towns('9000 gent')).toEqual(['Gent'])
  expect(towns('Gent 9000')).toEqual(['Gent'])
})

test('finds the type and the town named in a sentence', () => {
  const matches = find('huis in gent met 3 slaapkamers')
  expect(matches.types.map(({ name }) => name)).toEqual(['Huis'])
  expect(matches.towns.map(({ name }) => name)).toEqual(['Gent', 'Gentbrugge'])
})

test('takes no article in a sentence for the beginning of a town', () => {
  const matches = find('huis met tuin in gent of de omgeving')
  expect(matches.towns.map(({ name }) => name)).toEqual(['Gent', 'Gentbrugge'])
  expect(towns('huis in de')).toEqual(['Destelbergen'])
})

test('handles any text, and finds nothing for blanks', () => {
  expect(find('  ')).toEqual({ types: [], towns: [] })
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const matches = find(text)
      expect(matches.types.length + matches.towns.length).toBeLessThanOrEqual(10)
    }),
  )
})

test('sorts independently of the order of the index', () => {
  const names = ({ name }: { name: string }) => [normalizeText(name)]
  const counted = index.towns.map((entry, position) => ({
    ...entry,
    counts: { sale: position, rent: 0 },
  }))
  fc.assert(
    fc.property(
      fc.shuffledSubarray(counted, { minLength: counted.length }),
      fc.constantFrom('g', 'o', 'ant'),
      (shuffled, text) => {
        expect(rankEntries(shuffled, names, text)).toEqual(rankEntries(counted, names, text))
      },
    ),
  )
})
