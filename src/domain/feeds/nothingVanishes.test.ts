import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { DelimitedRow } from '../lib/delimited'
import { factNames } from './facts'
import { epcLabelNamed } from './feedWords'
import { readKyero } from './kyero'
import { judgeRecord } from './judge'
import { readOpenimmo } from './openimmo'
import { columnsOf, readTableRow } from './table'
import { recordOf } from '../../../tests/support/feedRecords'

const today = new Date('2026-11-24T12:00:00Z')

/** Words that are no number, no flag and no name that anybody knows: zqa, zqb … */
const wordAt = (at: number): string =>
  `zq${String.fromCodePoint(97 + Math.floor(at / 26), 97 + (at % 26))}`

/** Some of the fields, each with a word that means nothing there. */
const brokenFields = (paths: readonly string[]) =>
  fc
    .subarray([...paths])
    .map((some) => Object.fromEntries(some.map((path, at) => [path, wordAt(at)])))

const told = (record: unknown): string => JSON.stringify(record).toLowerCase()

const kyeroFields = [
  'ref', 'price', 'currency', 'leasehold', 'new_build', 'pool', 'beds', 'baths',
  'surface_area/built', 'surface_area/plot', 'location/latitude', 'location/longitude',
  'location_detail', 'energy_rating/consumption', 'energy_rating/emissions', 'virtual_tour_url',
  'video_url', 'catastral', 'notes', 'title/nl', 'title/es', 'desc/fr', 'desc/ca',
  'images/image/url', 'features/feature', 'features/outside/feature', 'agent/phone', 'part_ownership',
] // prettier-ignore

const openimmoFields = [
  'geo/strasse', 'geo/hausnummer', 'geo/wohnungsnr', 'geo/etage', 'geo/anzahl_etagen',
  'geo/bundesland', 'geo/geokoordinaten@breitengrad', 'preise/kaufpreis', 'preise/hausgeld',
  'preise/courtage', 'flaechen/wohnflaeche', 'flaechen/anzahl_zimmer', 'flaechen/anzahl_badezimmer',
  'flaechen/anzahl_schlafzimmer', 'zustand_angaben/baujahr', 'zustand_angaben/zustand@zustand_art',
  'zustand_angaben/energiepass/wertklasse', 'zustand_angaben/energiepass/ausstelldatum',
  'verwaltung_objekt/verfuegbar_ab', 'freitexte/objekttitel', 'freitexte/lage',
  'freitexte/dreizeiler', 'ausstattung/kamin', 'ausstattung/kueche@INSEL',
] // prettier-ignore

describe('no value of a record vanishes', () => {
  it('of a Kyero feed: it is taken over or told', () => {
    const good = { id: '1', type: 'Villa', town: 'Gent', postcode: '9000', country: 'be' }
    fc.assert(
      fc.property(brokenFields(kyeroFields), (broken) => {
        const text = told(judgeRecord(readKyero(recordOf({ ...good, ...broken })), today))
        expect(Object.values(broken).filter((word) => !text.includes(word))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('of an OpenImmo feed: it is taken over or told', () => {
    const good = {
      'objektkategorie/vermarktungsart@KAUF': 'true',
      'objektkategorie/objektart/haus': '',
      'geo/ort': 'Eupen',
      'geo/plz': '4700',
      'geo/land@iso_land': 'BEL',
      'verwaltung_techn/objektnr_extern': 'A1',
    }
    fc.assert(
      fc.property(brokenFields(openimmoFields), (broken) => {
        const record = readOpenimmo(recordOf({ ...good, ...broken }), today)
        const text = told(judgeRecord(record, today))
        expect(Object.values(broken).filter((word) => !text.includes(word))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('of a table: a column without a meaning is told too', () => {
    const facts = factNames.filter((name) => name !== 'goal' && name !== 'status')
    const columns = [...facts, 'title_nl', 'pictures', 'plans', 'odd heading', 'title_es']
    const words = {
      columns: new Map([...factNames, 'key', 'type', 'city', 'title_nl', 'pictures', 'plans'].map((name) => [name.toLowerCase().replace('_', ''), name as never])), // prettier-ignore
      options: () => undefined,
      types: () => undefined,
    }
    const row = (cells: string[]): DelimitedRow => ({ line: 1, closed: true, cells })
    fc.assert(
      fc.property(brokenFields(columns), (broken) => {
        const values = { key: 'K1', type: '1', goal: 'sale', city: 'Gent', ...broken }
        const { cells, unread } = columnsOf(row(Object.keys(values)), words, new Map())
        const line = row(Object.values(values))
        const text = told(judgeRecord(readTableRow(cells(line), words, unread(line)), today))
        expect(Object.values(broken).filter((word) => !text.includes(word))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })
})

describe('what feeds write in their own way', () => {
  const kyero = (values: Record<string, string>) =>
    judgeRecord(
      readKyero(recordOf({ id: '1', type: 'Villa', town: 'Gent', postcode: '9000', ...values })),
      today,
    )

  it('is a Belgian listing without a country, and that is told', () => {
    expect(kyero({})).toMatchObject({
      listing: { place: { country: 'be' } },
      notes: [{ code: 'guessedCountry', text: 'BE' }],
    })
    expect(kyero({ postcode: '03181' })).toMatchObject({ refused: { code: 'noPlace' } })
  })

  it('is a label with its signs', () => {
    expect(['A++', 'a+', 'B-', 'A−', 'A–', 'C', 'X', ''].map(epcLabelNamed)).toEqual([
      'a_plusplus',
      'a_plus',
      'b_sub',
      'a_sub',
      'a_sub',
      'c',
      undefined,
      undefined,
    ])
  })

  it('is a feature in a group of features', () => {
    expect(kyero({ 'features/outside/feature': 'Private pool' })).toMatchObject({
      listing: { facts: { pool: true } },
    })
  })

  it('says what is missing without an empty pair of brackets', () => {
    expect(kyero({ type: '' })).toMatchObject({ refused: { code: 'typeMissing' } })
    expect(kyero({ price_freq: 'night' })).toMatchObject({
      refused: { code: 'noGoal', text: 'night' },
    })
  })

  it('is a garage and a day in OpenImmo', () => {
    const record = readOpenimmo(
      recordOf({
        'objektkategorie/vermarktungsart@KAUF': '1',
        'objektkategorie/objektart/haus': '',
        'geo/land@iso_land': 'BEL',
        'geo/plz': '4700',
        'verwaltung_techn/objektnr_extern': 'A1',
        'verwaltung_objekt/verfuegbar_ab': '01.02.2027',
        'ausstattung/stellplatzart@GARAGE': 'true',
        'flaechen/anzahl_zimmer': '5',
      }),
      today,
    )
    expect(judgeRecord(record, today)).toMatchObject({
      listing: { facts: { garage: true, availableFrom: '2027-02-01' } },
      notes: [{ code: 'unread', text: 'flaechen/anzahl_zimmer: 5' }],
    })
  })

  it('cuts a title of ten thousand letters, and says so', () => {
    const judged = kyero({ 'title/nl': 'a'.repeat(10_000), country: 'be' })
    expect(judged).toMatchObject({ notes: [{ code: 'cut', text: 'title_nl' }] })
  })

  it('shows no script of a text, in any field', () => {
    const judged = kyero({
      country: 'be',
      'title/nl': '<script>alert(1)</script>Huis',
      'desc/nl': '<style>p{}</style><p>Rustig</p><script src="//evil.example"></script>',
    })
    expect(told(judged)).not.toMatch(/alert|<|evil|p\{\}/)
  })
})
