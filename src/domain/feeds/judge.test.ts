import { describe, expect, it } from '@jest/globals'

import { factValueOf } from './facts'
import { judgeRecord } from './judge'
import type { FeedRecord } from './listing'
import { readKyero } from './kyero'
import { foldWord, NO_MEANING, type MappedWords } from './mappedWords'
import { readOpenimmo } from './openimmo'
import { FeedStopped } from './reasons'
import { readTableRow, type TableWords } from './table'
import { recordOf } from '../../../tests/support/feedRecords'

const today = new Date('2026-11-24T12:00:00Z')

const mapping =
  (words: Readonly<Record<string, string>>): MappedWords =>
  (kind, word) =>
    words[`${kind} ${foldWord(word)}`]

const kyeroHome = {
  id: '1',
  type: 'Villa',
  town: 'Gent',
  postcode: '9000',
  country: 'be',
  price: '250000',
}
const kyero = (values: Record<string, string>, words: Record<string, string> = {}) =>
  judgeRecord(readKyero(recordOf({ ...kyeroHome, ...values })), today, mapping(words))

const openimmoHome = {
  'objektkategorie/vermarktungsart@KAUF': '1',
  'geo/land@iso_land': 'BEL',
  'geo/plz': '4700',
  'geo/ort': 'Eupen',
  'verwaltung_techn/objektnr_extern': 'A1',
}
const openimmo = (values: Record<string, string>, words: Record<string, string> = {}) =>
  judgeRecord(readOpenimmo(recordOf({ ...openimmoHome, ...values }), today), today, mapping(words))

const noWords: TableWords = { columns: new Map(), options: () => undefined, types: () => undefined }
const table = (values: Record<string, string>, words: Record<string, string> = {}) => {
  const cells: Record<string, string> = {
    key: 'K',
    zip: '9000',
    city: 'Gent',
    country: 'be',
    ...values,
  }
  return judgeRecord(
    readTableRow((name) => cells[name], noWords),
    today,
    mapping(words),
  )
}

describe('a word that staff have given a meaning', () => {
  it('is a type in every format; until then it is a question of the report', () => {
    const words = { 'type boomhut': '3' }
    const haus = { 'objektkategorie/objektart/boomhut': '' }
    for (const read of [
      (some = {}) => kyero({ type: 'Boomhut' }, some),
      (some = {}) => openimmo(haus, some),
      (some = {}) => table({ type: 'BOOMHUT', goal: 'sale' }, some),
    ]) {
      expect(read()).toMatchObject({ refused: { code: 'noType', words: [{ kind: 'type' }] } })
      expect(read(words)).toMatchObject({ listing: { type: 3 } })
    }
  })

  it('is a goal', () => {
    expect(kyero({ price_freq: 'Traspaso' })).toMatchObject({
      refused: { code: 'noGoal', words: [{ kind: 'goal', word: 'Traspaso' }] },
    })
    expect(kyero({ price_freq: 'Traspaso' }, { 'goal traspaso': 'sale' })).toMatchObject({
      listing: { facts: { goal: 'sale' } },
    })
    expect(table({ type: '1', goal: 'overname' }, { 'goal overname': 'sale' })).toMatchObject({
      listing: { facts: { goal: 'sale' } },
    })
  })

  it('is a feature, as other programs name it', () => {
    const asked = kyero({ 'features/feature': 'Azotea', country: 'be' })
    expect(asked).toMatchObject({
      notes: [{ code: 'unread', words: [{ kind: 'feature', word: 'Azotea' }] }],
    })
    expect(kyero({ 'features/feature': 'Azotea' }, { 'feature azotea': 'terrace' })).toMatchObject({
      listing: { facts: { terrace: true } },
      notes: [],
    })
    const haus = { 'objektkategorie/objektart/haus': '', 'ausstattung/kamin': 'true' }
    expect(openimmo(haus)).toMatchObject({
      notes: [{ words: [{ kind: 'feature', word: 'kamin' }] }],
    })
    expect(openimmo(haus, { 'feature kamin': 'attic' })).toMatchObject({
      listing: { facts: { attic: true } },
      notes: [],
    })
  })

  it('is an energy label or another choice', () => {
    const label = { 'energy_rating/consumption': 'A3G' }
    expect(kyero(label)).toMatchObject({
      notes: [{ code: 'leftOut', facts: ['epcLabel'], words: [{ kind: 'epcLabel', word: 'A3G' }] }],
    })
    expect(kyero(label, { 'epcLabel a3g': 'a' })).toMatchObject({
      listing: { facts: { epcLabel: 'a' } },
      notes: [],
    })
    const house = { type: '1', goal: 'sale', heating: 'mazoutkachel' }
    expect(table(house, { 'heating mazoutkachel': 'stove' })).toMatchObject({
      listing: { facts: { heating: 'stove' } },
    })
  })

  it('is no question any more when it means nothing, but still told', () => {
    const judged = kyero({ 'features/feature': 'Azotea' }, { 'feature azotea': NO_MEANING })
    expect(judged).toMatchObject({ notes: [{ code: 'unread', text: 'feature: Azotea' }] })
    expect(JSON.stringify(judged)).not.toContain('words')
    const label = kyero(
      { 'energy_rating/consumption': 'n.v.t.' },
      { 'epcLabel n.v.t.': NO_MEANING },
    )
    expect(label).toMatchObject({ notes: [{ code: 'leftOut', text: 'n.v.t.' }] })
    expect(JSON.stringify(label)).not.toContain('words')
  })

  it('is compared with its signs: A+ is not A', () => {
    const labels = ['A', 'A+', 'A++', 'b-'].map((epcLabel) =>
      table({ type: '1', goal: 'sale', epcLabel }),
    )
    expect(labels).toMatchObject(
      ['a', 'a_plus', 'a_plusplus', 'b_sub'].map((epcLabel) => ({
        listing: { facts: { epcLabel } },
      })),
    )
  })
})

describe('what a feed says in its own way', () => {
  it.each([
    ['week', '300', 1300],
    ['per week', '250', 1083],
    ['year', '12000', 1000],
    ['month', '950', 950],
  ])('is a rent by the %s as one by the month', (price_freq, price, monthly) => {
    const judged = kyero({ price_freq, price })
    expect(judged).toMatchObject({
      listing: { facts: { goal: 'rent', price: monthly, priceUnit: 'month' } },
      notes: price_freq === 'month' ? [] : [{ code: 'perMonth', text: `${price} → ${monthly}` }],
    })
  })

  it.each(['USD', 'GBP', 'CHF', '$'])('is no price in euros: %s', (currency) => {
    const judged = kyero({ currency })
    expect(judged).toMatchObject({
      listing: { facts: { publishPrice: false } },
      notes: [{ code: 'currency', text: `250000 ${currency}` }],
    })
    expect(JSON.stringify(judged)).not.toContain('"price"')
  })

  it.each([
    ['2026-02-28', '2026-02-28'],
    ['2026/02/28', '2026-02-28'],
    ['20260228', '2026-02-28'],
    ['28/02/2026', '2026-02-28'],
    ['28.2.2026', '2026-02-28'],
    ['28-02-2026', '2026-02-28'],
    ['2026-02-28T23:30:00+01:00', '2026-02-28'],
    ['02/28/2026', undefined],
    ['2026-02-30', undefined],
    ['28/02/26', undefined],
    ['28/02-2026', undefined],
  ])('reads the day %s as %s', (text, day) => {
    expect(factValueOf('availableFrom', text, today)).toBe(day)
  })

  it('is no script, style or tag in any text', () => {
    const evil = '<script>alert(1)</script><style>p{color:red}</style><b onclick="x()">Goed</b>'
    const texts = ['street', 'houseNumber', 'boxNumber', 'title_nl', 'title_fr', 'description_en', 'city', 'priceUnitText'] // prettier-ignore
    const judged = table({
      type: '1',
      goal: 'sale',
      ...Object.fromEntries(texts.map((name) => [name, evil])),
    })
    expect(judged).toMatchObject({
      listing: {
        place: { name: 'Goed' },
        title: { nl: 'Goed', fr: 'Goed' },
        description: { en: 'Goed' },
        facts: { street: 'Goed' },
      },
    })
    expect(JSON.stringify('listing' in judged && judged.listing)).not.toMatch(/[<>]|alert|color/)
  })

  it('cuts a title of ten thousand letters in every language, and says so', () => {
    const judged = kyero({ 'title/nl': 'é'.repeat(10_000), 'title/de': 'ß'.repeat(10_000) })
    expect(judged).toMatchObject({ notes: [{ code: 'cut', text: 'title_nl, title_de' }] })
    expect('listing' in judged && judged.listing.title.nl?.length).toBe(200)
  })

  it('is a country that the table does not name, and that is told', () => {
    expect(table({ type: '1', goal: 'sale', country: '' })).toMatchObject({
      notes: [{ code: 'guessedCountry', text: 'BE' }],
    })
  })
})

describe('what the database refuses in JSON', () => {
  const UNSTORABLE = /\\u0000|\\ud[89a-f]/
  /** A text whose sign of two halves stands where the text is cut. */
  const cutAt = (length: number) => `${'a'.repeat(length - 1)}😀${'b'.repeat(length)}`
  const odd = 'a\0b\ud83d'

  it.each<[string, Partial<FeedRecord>]>([
    ['a name that is cut', { place: { country: 'be', zip: cutAt(10), name: cutAt(120) } }],
    ['a key that is cut', { key: cutAt(120) }],
    ['a word that is cut', { facts: { goal: cutAt(80) } }],
    ['a value that is not taken over', { unread: [{ path: `x/${odd}`, value: odd }] }],
    ['a feature', { features: [{ path: 'feature', value: odd }] }],
    ['addresses', { pictures: ['https://a.be/1\0.jpg'], plans: ['https://a.be/\ud83d.pdf'] }],
    ['a download', { downloads: { [`https://a.be/${odd}`]: `https://a.be/${odd}` } }],
    ['a contact', { contact: `${odd}@a.be` }],
    ['a project', { project: odd }],
    ['a note', { notes: [{ code: 'currency', text: odd }] }],
  ])('is in nothing that is judged: %s', (_, more) => {
    const { notes, ...record } = readKyero(recordOf({ ...kyeroHome, ref: 'R1' }))
    const judged = judgeRecord({ ...record, ...(notes && { notes }), ...more }, today)
    expect(JSON.stringify(judged)).not.toMatch(UNSTORABLE)
  })

  it('makes no address out of one that has it, and says which it is', () => {
    const judged = kyero({ 'images/image/url': 'https://a.be/1\0.jpg' })
    expect(judged).toMatchObject({
      listing: { pictures: [] },
      notes: [{ code: 'unread', text: 'pictures: https://a.be/1.jpg' }],
    })
  })

  it('is in no reason why a feed is not read', () => {
    expect(JSON.stringify(new FeedStopped('address', { address: odd }).values)).not.toMatch(
      UNSTORABLE,
    )
  })
})
