import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { readDelimited } from '../lib/delimited'
import { parseNumber } from '../lib/parseNumber'
import { factNames, factKindOf, factValueOf, type Facts } from './facts'
import { needsApproval } from './formats'
import { judgeRecord } from './judge'
import type { FeedRecord } from './listing'
import { writeKyero, shownFacts, writeTableRow, type ExportedListing } from './exportListing'
import { isPublicAddress } from './publicAddress'
import {
  columnsOf,
  foldHeading,
  readTableRow,
  tableColumns,
  type TableColumn,
  type TableWords,
} from './table'
import { csv } from '../lib/csv'

const today = new Date('2026-11-21')
const found = (more: Partial<FeedRecord> = {}): FeedRecord => ({
  key: 'a',
  type: 1,
  place: { country: 'be', zip: '9000', name: 'Gent' },
  title: {},
  description: {},
  pictures: [],
  plans: [],
  ...more,
  facts: { goal: 'sale', ...more.facts },
})

const words: TableWords = {
  columns: new Map(
    tableColumns.map((column): [string, TableColumn] => [foldHeading(column), column]),
  ),
  options: () => undefined,
  types: () => undefined,
}

const texts = fc.record({ nl: fc.string(), fr: fc.string() })
const value = (name: (typeof factNames)[number]) => {
  const kind = factKindOf(name)
  if (kind.is === 'choice') return fc.constantFrom(...kind.of)
  if (kind.is === 'flag') return fc.boolean()
  if (kind.is === 'number')
    return fc.integer({ min: Math.ceil(kind.min), max: Math.floor(kind.max) })
  if (kind.is === 'year') return fc.integer({ min: 1900, max: 2026 })
  if (kind.is === 'day')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
  return fc.stringMatching(/^[a-zA-Z][\w ]{0,20}$/).map((text) => text.trim())
}
const hidden = [
  'recordFile',
  'virtualTour',
  'reference',
  'publishPrice',
  'publishAddress',
  'renovationYear',
] as const
const shown = factNames.filter((name) => !hidden.some((one) => one === name))
const facts: fc.Arbitrary<Facts> = fc.record(
  Object.fromEntries(shown.map((name) => [name, value(name)])),
  { requiredKeys: ['goal', 'status'] },
)

describe('values of a feed', () => {
  it.each([
    ['1250.50', 1250.5],
    ['1.250,50', 1250.5],
    ['1,250.50', 1250.5],
    ['€ 1.250.000', 1_250_000],
    ['249.500', 249_500],
    ['0,5', 0.5],
    ['51.0543', 51.0543],
    ['0.705', 0.705],
    ['12 m²', 12],
    ['-3', -3],
    ['1e9', undefined],
    ['=1+1', undefined],
    ['', undefined],
    ['.', undefined],
  ])('read the number %j as %j', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  it('know days as Belgians and programs write them, and only days that exist', () => {
    expect(
      ['2026-02-28T10:00:00', '28/02/2026', '1-3-2026', '30/02/2026', '2026-13-01'].map((text) =>
        factValueOf('epcDate', text, today),
      ),
    ).toEqual(['2026-02-28', '2026-02-28', '2026-03-01', undefined, undefined])
  })

  it('are held by their fact or left out, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...factNames),
        fc.oneof(fc.string(), fc.double(), fc.boolean()),
        (name, given) => {
          const held = factValueOf(name, given, today)
          return held === undefined || factValueOf(name, held, today) === held
        },
      ),
    )
  })
})

describe('a listing of a feed', () => {
  it('leaves out what a fact cannot hold, and tells which', () => {
    expect(
      judgeRecord(found({ facts: { bedrooms: 'many', price: '-5', lift: 'ja' } }), today),
    ).toMatchObject({
      listing: { facts: { goal: 'sale', lift: true } },
      notes: [{ code: 'leftOut', facts: ['price', 'bedrooms'], text: '-5; many' }],
    })
  })

  it.each([
    ['noKey', { key: ' ' }],
    ['noType', { type: undefined, typeName: 'Boomhut' }],
    ['typeMissing', { type: undefined }],
    ['noPlace', { place: { country: undefined, zip: '9000', name: 'Gent' } }],
    ['noGoal', { facts: { goal: 'swap' } }],
  ] as [string, Partial<FeedRecord>][])('is refused with %s', (code, more) => {
    expect(judgeRecord(found(more), today)).toMatchObject({ refused: { code } })
  })

  it('is told by the word of the feed that is no type we know', () => {
    const judged = judgeRecord(found({ type: undefined, typeName: ' Boomhut ' }), today)
    expect(judged).toMatchObject({ refused: { code: 'noType', text: 'Boomhut' } })
  })

  it.each([
    ['B-9000', '9000'],
    ['BE 9000', '9000'],
    ['9000', '9000'],
    ['B12', 'B12'],
  ])('has the postal code %s as %s', (zip, expected) => {
    const judged = judgeRecord(found({ place: { country: 'be', zip, name: 'Gent' } }), today)
    expect(judged).toMatchObject({ listing: { place: { zip: expected } } })
  })

  it('holds no sign that a database or a page cannot, and only web addresses as pictures', () => {
    const judged = judgeRecord(
      found({
        title: { nl: ' A\u0000\ud800\n B ' },
        pictures: [
          'javascript:alert(1)',
          'file:///etc/passwd',
          'https://a.be/1.jpg',
          'https://a.be/1.jpg',
        ],
      }),
      today,
    )
    expect(judged).toMatchObject({
      listing: { title: { nl: 'A\ufffd B' }, pictures: ['https://a.be/1.jpg'] },
    })
  })
})

describe('how much may be taken off the site', () => {
  it('is a share that one listing alone never exceeds, unless nothing may go', () => {
    expect([
      needsApproval(10, 100, 10),
      needsApproval(11, 100, 10),
      needsApproval(1, 3, 10),
      needsApproval(2, 3, 10),
      needsApproval(1, 3, 0),
    ]).toEqual([false, true, false, true, true])
  })
})

describe('our own table', () => {
  it('is read again as it was written', () => {
    fc.assert(
      fc.property(facts, texts, texts, (some, title, description) => {
        // A property has both, whatever else is known of it.
        const given = { ...some, publishPrice: true, publishAddress: false }
        const listing: ExportedListing = {
          reference: 7,
          updatedAt: '',
          type: 2,
          place: { country: 'be', zip: '9000', name: 'Gent', province: '' },
          url: '',
          facts: given,
          title,
          description,
          pictures: ['https://a.be/1.jpg'],
          plans: [],
          law: {},
        }
        const [head, row] = readDelimited(
          csv([tableColumns, writeTableRow(listing)]).replace('\ufeff', ''),
        )
        if (!head || !row) return false
        const { cells, missing } = columnsOf(head, words, new Map())
        const expected = judgeRecord(
          { ...found({ ...listing, key: '7', typeName: '2', facts: { ...given, reference: 7 } }) },
          today,
        )
        expect(missing).toEqual([])
        expect(judgeRecord(readTableRow(cells(row), words), today)).toEqual(expected)
      }),
      {
        numRuns: 60,
        examples: [
          [
            { goal: 'sale', status: 'active' },
            { nl: '=1', fr: "'@" },
            { nl: "''-", fr: "'t" },
          ],
        ],
      },
    )
  })

  it('runs no formula in a table program', () => {
    const listing: ExportedListing = {
      reference: 7,
      updatedAt: '',
      type: 2,
      place: { country: 'be', zip: '9000', name: '=HYPERLINK("http://x")', province: '' },
      url: '',
      facts: { goal: 'sale', street: '@SUM(A1)' },
      title: { nl: '+cmd|x' },
      description: { nl: '-2+3' },
      pictures: [],
      plans: [],
      law: {},
    }
    const cells = csv([writeTableRow(listing)]).split(';')
    expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([])
  })
})

describe('what leaves for a portal', () => {
  it('says in its text what the law wants said, for which Kyero has no fields', () => {
    const written = writeKyero({
      reference: 7,
      updatedAt: '',
      type: 1,
      place: { country: 'be', zip: '9000', name: 'Gent', province: '' },
      url: '',
      facts: { goal: 'rent', price: 120, priceUnit: 'square_metre_year', epcLabel: 'a_plus' },
      title: { nl: 'Huis' },
      description: { nl: 'Met tuin.' },
      pictures: [],
      plans: [],
      law: { nl: 'Energielabel A+.', fr: 'Label A+.' },
    })
    expect(written).toContain(
      '<desc><nl>Met tuin.\n\nEnergielabel A+.</nl><fr>Label A+.</fr></desc>',
    )
    expect(written).toContain('<consumption>X</consumption>')
    // A price by area would be read as that of the whole.
    expect(written).toContain('<price>0</price>')
  })

  it.each([
    ['a sale at its old rent', { goal: 'sale', monthlyRent: 950 }, 0, 'sale'],
    [
      'a price that only begins there',
      { goal: 'sale', price: 250_000, priceUnit: 'from' },
      0,
      'sale',
    ],
    [
      'a rent that only begins there',
      { goal: 'rent', price: 9, monthlyRent: 9, priceUnit: 'from' },
      0,
      'month',
    ],
    ['a rent by the year', { goal: 'rent', price: 12_000, priceUnit: 'year' }, 12_000, 'year'],
    ['a rent of 0', { goal: 'rent', price: 0, monthlyRent: 950 }, 950, 'month'],
    [
      'a monthly rent as one by the year',
      { goal: 'rent', monthlyRent: 950, priceUnit: 'year' },
      950,
      'month',
    ],
    [
      'a rent by area with one by the month',
      { goal: 'rent', price: 9, monthlyRent: 950, priceUnit: 'square_metre_year' },
      950,
      'month',
    ],
    [
      'a sale',
      { goal: 'sale', price: 250_000, monthlyRent: 950, priceUnit: 'total' },
      250_000,
      'sale',
    ],
  ] as [string, Facts, number, string][])(
    'has a Kyero price that is none but its own: %s',
    (_, facts, price, frequency) => {
      const written = writeKyero({
        reference: 7,
        updatedAt: '',
        type: 1,
        place: { country: 'be', zip: '9000', name: 'Gent', province: '' },
        url: '',
        facts,
        title: {},
        description: {},
        pictures: [],
        plans: [],
        law: {},
      })
      expect(written).toContain(
        `<price>${price}</price><currency>EUR</currency><price_freq>${frequency}</price_freq>`,
      )
    },
  )

  it('keeps the former rent of a home for sale to itself', () => {
    expect(shownFacts({ goal: 'sale', monthlyRent: 950 })).toEqual({ goal: 'sale' })
    expect(shownFacts({ goal: 'rent', monthlyRent: 950 })).toEqual({
      goal: 'rent',
      monthlyRent: 950,
    })
  })

  it('tells no hidden price and nothing it could be counted from, no hidden address, and nothing of the agency’s own', () => {
    const secret: Facts = {
      price: 1,
      monthlyRent: 2,
      deposit: 3,
      rentalIncome: 4,
      street: 'Veldstraat',
      houseNumber: '1',
      latitude: 51,
      longitude: 3,
      recordFile: 'D-1',
    }
    expect(
      shownFacts({ ...secret, publishPrice: false, publishAddress: false, bedrooms: 3 }),
    ).toEqual({ publishPrice: false, publishAddress: false, bedrooms: 3 })
  })
})

describe('an address that a feed names', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
  ])('%s lies inside', (address) => {
    expect(isPublicAddress(address)).toBe(false)
    expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
    expect(isPublicAddress(`64:ff9b::${address}`)).toBe(false)
  })

  it.each([
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2002:7f00:0001::',
    'nonsense',
    '1.2.3',
    '1.2.3.4.5',
    '999.1.1.1',
    '1::2::3',
  ])('%s lies inside too', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '172.32.0.1', '93.184.216.34', '2606:4700:4700::1111', '2a02:1800:100::1'])(
    '%s lies on the internet',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})
