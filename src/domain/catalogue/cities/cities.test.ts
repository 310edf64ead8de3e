import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { readCityFile, type CityFile } from './cityFile'
import { namesOf } from './knownNames'
import { planCities, type CityPlan, type CityRecord, type ImportContext } from './planCities'
import { provinceNamed, type Province } from './provinceNamed'

const HEAD = 'country_code,zipcode,place,province,province_code,latitude,longitude'

function read(...lines: string[]): Extract<CityFile, { listed: unknown }> {
  const file = readCityFile([HEAD, ...lines].join('\n'))
  if ('missing' in file) throw new Error(`columns ${file.missing.join()} are missing`)
  return file
}

const provinceNames = (province: Province) => ({ nl: `${province} nl`, fr: `${province} fr` })

function words(): ImportContext {
  let last = 0
  return { languages: ['nl', 'fr'], provinceNames, newId: () => `new ${(last += 1)}` }
}

const plan = (lines: string[], existing: CityRecord[] = []) =>
  planCities(read(...lines).listed, existing, words())
const after = ({ fresh, changed }: CityPlan, existing: CityRecord[]) => {
  const moved = new Map([...fresh, ...changed].map(({ city }) => [city.id, city]))
  return [...existing.map((city) => moved.get(city.id) ?? city), ...fresh.map(({ city }) => city)]
}

const ghent = (more: Partial<CityRecord> = {}): CityRecord => ({
  id: 'g',
  zip: '9000',
  country: 'be',
  names: { nl: 'Gent' },
  provinces: {},
  latitude: undefined,
  longitude: undefined,
  ...more,
})

describe('a list of postal codes', () => {
  it('is read by its headings, in whatever order and language they come', () => {
    expect(
      readCityFile('Plaats;Postcode;Lengtegraad;Breedtegraad\nGent;9000;3,7167;51,05'),
    ).toEqual({
      listed: [
        expect.objectContaining({
          zip: '9000',
          name: 'Gent',
          country: 'be',
          coordinates: { latitude: 51.05, longitude: 3.7167 },
        }),
      ],
      refused: [],
    })
  })

  it('is refused as a whole when it names no postal code or no place', () => {
    expect(readCityFile('zipcode,latitude\n9000,51')).toEqual({ missing: ['place'] })
    expect(readCityFile('')).toEqual({ missing: ['zipcode', 'place'] })
  })

  it.each([
    ['quote', 'BE,9000,"Gent,Flandre-Orientale,VOV,51.05,3.7'],
    ['columns', 'BE,9000,Gent'],
    ['columns', 'BE,9000,Gent,Flandre-Orientale,VOV,51.05,3.7,more'],
    ['country', 'XX,9000,Gent,Flandre-Orientale,VOV,51.05,3.7'],
    ['zip', 'BE,0999,Gent,Flandre-Orientale,VOV,51.05,3.7'],
    ['zip', 'BE,,Gent,Flandre-Orientale,VOV,51.05,3.7'],
    ['name', 'BE,9000,,Flandre-Orientale,VOV,51.05,3.7'],
    ['name', 'BE,9000,Ge\u0000nt,Flandre-Orientale,VOV,51.05,3.7'],
    ['latitude', 'BE,9000,Gent,Flandre-Orientale,VOV,3.7,51.05'],
    ['longitude', 'BE,9000,Gent,Flandre-Orientale,VOV,51.05,'],
    ['latitude', 'BE,9000,Gent,Flandre-Orientale,VOV,1e1,3.7'],
  ])('refuses a line for its %s and reads the others', (reason, line) => {
    const { listed, refused } = read(line, 'BE,9050,Ledeberg,Flandre-Orientale,VOV,51.03,3.75')
    expect(refused).toEqual([expect.objectContaining({ line: 2, reason })])
    expect(listed.map(({ zip }) => zip)).toEqual(['9050'])
  })

  it('accounts for every line, whatever they hold', () => {
    const cell = fc.constantFrom('BE', '9000', '1000', 'Gent', '', '51', '3.7', '"', 'x')
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 9 })), (rows) => {
        const lines = rows.map((cells) => cells.join(',')).filter((line) => /[^,]/.test(line))
        const text = [HEAD, ...lines].join('\n')
        const file = readCityFile(text)
        if ('missing' in file) return false
        const seen = [...file.listed, ...file.refused].map(({ line }) => line)
        return (
          new Set(seen).size === seen.length && (text.includes('"') || seen.length === lines.length)
        )
      }),
    )
  })
})

describe('names', () => {
  it('are those of each language where the country has several, and only for that place', () => {
    expect(namesOf('1000', 'Bruxelles', ['nl', 'fr', 'en', 'de'])).toEqual({
      nl: 'Brussel',
      fr: 'Bruxelles',
      en: 'Brussels',
      de: 'Brüssel',
    })
    expect(namesOf('1190', 'forest', ['nl', 'fr'])).toEqual({ nl: 'Vorst', fr: 'Forest' })
    expect(namesOf('1440', 'Braine le Château', ['nl', 'fr'])).toEqual({
      nl: 'Kasteelbrakel',
      fr: 'Braine-le-Château',
    })
    expect(namesOf('7910', 'Forest', ['nl', 'fr'])).toEqual({ nl: 'Forest', fr: 'Forest' })
  })

  it('of provinces are known by code and in both languages', () => {
    expect(
      ['VOV', 'BE-VOV', 'Oost-Vlaanderen', 'FLANDRE ORIENTALE', 'nowhere'].map((text) =>
        provinceNamed(text),
      ),
    ).toEqual([...Array.from({ length: 4 }, () => 'east_flanders'), undefined])
  })
})

describe('taking over a list', () => {
  const line = 'BE,9000,Gent,Flandre-Orientale,VOV,51.05,3.7167'

  it('adds a place with its names, province and coordinates', () => {
    expect(plan([line]).fresh).toEqual([
      {
        city: expect.objectContaining({
          zip: '9000',
          names: { nl: 'Gent', fr: 'Gand' },
          provinces: provinceNames('east_flanders'),
          latitude: 51.05,
          longitude: 3.7167,
        }),
        changes: ['names', 'province', 'coordinates'],
      },
    ])
  })

  it('leaves the names and the province that staff filled in, and fills what is empty', () => {
    const { changed } = plan(
      [line],
      [ghent({ names: { nl: 'Gent-Centrum', fr: 'Gand' }, provinces: { nl: 'Eigen' } })],
    )
    expect(changed).toEqual([
      {
        city: expect.objectContaining({
          id: 'g',
          names: { nl: 'Gent-Centrum', fr: 'Gand' },
          provinces: { nl: 'Eigen', fr: 'east_flanders fr' },
        }),
        changes: ['province', 'coordinates'],
      },
    ])
  })

  it('knows a place by any of its names', () => {
    const brussels = ghent({ id: 'b', zip: '1000', names: { nl: 'Brussel' } })
    expect(
      plan(['BE,1000,BRUXELLES,Bruxelles (19 communes),BRU,50.85,4.35'], [brussels]).changed.map(
        ({ city }) => city.names,
      ),
    ).toEqual([{ nl: 'Brussel', fr: 'Bruxelles' }])
  })

  it('refuses a place that the list names twice, under another of its names too', () => {
    const { fresh, refused } = plan([line, 'BE,9000,Gand,,,,', 'BE,9000,Sint-Amandsberg,,,,'])
    expect(fresh.map(({ city }) => city.names.nl)).toEqual(['Gent', 'Sint-Amandsberg'])
    expect(refused).toEqual([{ line: 3, reason: 'twice', text: '9000 Gand' }])
  })

  it('changes nothing the second time', () => {
    const name = fc.constantFrom(
      'Gent',
      'Gand',
      'GENT',
      'Ledeberg',
      'Bruxelles',
      'Brussel',
      'Haren',
    )
    const zip = fc.constantFrom('9000', '1000', '1130')
    const place = fc
      .tuple(zip, name, fc.boolean())
      .map(([code, called, placed]) => `BE,${code},${called},,,${placed ? '51,4' : ','}`)
    const city = fc.record({
      id: fc.uuid(),
      zip,
      nl: name,
      fr: fc.option(name, { nil: undefined }),
    })
    fc.assert(
      fc.property(
        fc.array(place),
        fc.uniqueArray(city, { selector: ({ id }) => id }),
        (lines, cities) => {
          const existing = cities.map(({ id, nl, fr, zip: code }) =>
            ghent({ id, zip: code, names: { nl, fr } }),
          )
          const first = plan(lines, existing)
          const second = plan(lines, after(first, existing))
          expect([second.fresh, second.changed]).toEqual([[], []])
          expect(
            first.fresh.length + first.changed.length + first.unchanged + first.refused.length,
          ).toBe(lines.length)
        },
      ),
    )
  })
})
