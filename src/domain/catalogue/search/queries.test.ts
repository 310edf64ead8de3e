import { readFileSync } from 'node:fs'

import { describe, expect, it } from '@jest/globals'

import { readDelimited } from '@/domain/lib/delimited'

import type { Part } from './meaning'
import { understand, type Understood } from './understand'
import type { Vocabulary } from './vocabulary'

const read = (path: string): string => readFileSync(path, 'utf8')
const data = (path: string): never => JSON.parse(read(path)) as never
type Named = { zip: string; webId: number; name: Record<string, string> }
const towns: Named[] = [...data('src/seed/data/cities.json'), ...data('tests/search/towns.json')]
const types: Named[] = data('src/seed/data/property-types.json')
const vocabulary: Vocabulary = {
  towns: towns.map(({ zip, name }) => ({ zip, names: name })),
  types: types.map(({ webId, name }) => ({ webId, names: name })),
}

const typeName = (webId: number): string =>
  types
    .find((type) => type.webId === webId)
    ?.name.nl?.toLowerCase()
    .split('/')[0] ?? ''

/** A part as the table writes it. */
function written(part: Part): string[] {
  switch (part.kind) {
    case 'goal':
      return [`goal=${part.goal}`]
    case 'type':
      return part.types.map((type) => `type=${typeName(type)}`)
    case 'town':
      return part.towns.map(({ zip }) => `zip=${zip}`)
    case 'zone':
      return [`zone=${quoted(part.name)}`, ...part.towns.map(({ zip }) => `zip=${zip}`)]
    case 'near':
      return [`near=${part.near.zip}+${part.near.km}km`]
    case 'region':
      return [`region=${part.region}`]
    case 'province':
      return [`province=${part.province}`]
    case 'price':
      return [
        part.priceFrom && `price>=${part.priceFrom}`,
        part.priceTo && `price<=${part.priceTo}`,
      ]
        .filter((one) => one !== undefined && one !== 0)
        .map(String)
    case 'bedrooms':
      return [`bedrooms>=${part.bedrooms}`]
    case 'area':
      return [`area>=${part.area}`]
    case 'epc':
      return [`epc<=${part.epc.at(-1)}`]
    case 'new':
      return ['new']
    case 'has':
      return [`has=${part.feature}`]
    case 'reference':
      return []
    case 'street':
      return [`street=${quoted(part.text)}`]
  }
}

const quoted = (text: string): string => (/\s/.test(text) ? `"${text}"` : text)

/** What was understood, in the notation of the table, in an order of its own. */
const notation = ({ parts, reference, unknown }: Understood): string[] =>
  [
    ...new Set([
      ...parts.flatMap(written),
      ...(reference === undefined ? [] : [`ref=${reference}`]),
      ...unknown.map((text) => `unknown=${quoted(text)}`),
    ]),
  ].sort()

const claims = (expected: string): string[] => (expected.match(/(?:[^\s"]|"[^"]*")+/g) ?? []).sort()

const rowsOf = (file: string) =>
  readDelimited(read(`tests/search/${file}.csv`))
    .slice(1)
    .flatMap(({ cells: [language = '', query = '', expected = ''] }) =>
      language === '' ? [] : [{ language, query, expected }],
    )
const rows = rowsOf('queries')

const meant = (query: string, language: string): string[] =>
  notation(understand(query, vocabulary, language))
const folded = (some: string[]) =>
  some
    .map((one) => one.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss'))
    .sort()

describe('the table of queries', () => {
  it('has two hundred of them and more, in each of the languages', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect([...new Set(rows.map(({ language }) => language))].sort()).toEqual([
      'de',
      'en',
      'fr',
      'nl',
    ])
  })

  it.each(rows)('$language: $query', ({ language, query, expected }) => {
    expect(meant(query, language)).toEqual(claims(expected))
  })

  it.each(rows)(
    '$language, shouted, without accents, with wide gaps: $query',
    ({ language, query }) => {
      const once = folded(meant(query, language))
      expect(folded(meant(query.toUpperCase(), language))).toEqual(once)
      expect(folded(meant(query.normalize('NFD').replace(/\p{M}/gu, ''), language))).toEqual(once)
      expect(
        meant(`  ${query.replace(/ /g, '   ')} `, language).map((one) => one.replace(/ +/g, ' ')),
      ).toEqual(meant(query, language))
    },
  )
})

describe('the corpus of questions that were written before the program read them', () => {
  const corpus = rowsOf('corpus')
  const wrong = corpus.filter(
    ({ language, query, expected }) =>
      meant(query, language).join(' ') !== claims(expected).join(' '),
  )

  it('has a hundred in each of the languages', () => {
    for (const language of ['nl', 'fr', 'en', 'de'])
      expect(corpus.filter((row) => row.language === language).length).toBeGreaterThanOrEqual(100)
  })

  it('is read as a person reads it: at least 97 of 100', () => {
    const readings = wrong.map(({ language, query, expected }) => ({
      question: `${language}: ${query}`,
      expected: claims(expected).join(' '),
      read: meant(query, language).join(' '),
    }))
    expect(readings.slice(Math.floor(corpus.length * 0.03))).toEqual([])
  })

  it.each([
    ['references', ({ expected }: { expected: string }) => /^ref=/.test(expected)],
    ['postal codes', ({ query }: { query: string }) => /(?:^|\s)[1-9]\d{3}(?:$|\s)/.test(query)],
    ['places by their name', ({ expected }: { expected: string }) => /^zip=\d+$/.test(expected)],
    [
      'streets with numbers',
      ({ expected }: { expected: string }) => /street="\S.*\d/.test(expected),
    ],
  ])('has nothing wrong among %s', (_, isOfKind) => {
    const some = corpus.filter(isOfKind)
    expect(some.length).toBeGreaterThanOrEqual(15)
    expect(wrong.filter(isOfKind).map(({ query }) => query)).toEqual([])
  })
})
