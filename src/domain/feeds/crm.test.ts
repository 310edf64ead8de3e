import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { readHook } from './hook'
import { elementOf } from './jsonElement'
import { judgeRecord } from './judge'
import { readSweepbright } from './sweepbright'
import { readWhise } from './whise'

const today = new Date('2026-11-24T12:00:00Z')

type Json = Record<string, unknown>
const elementFrom = (json: Json) => {
  const element = elementOf('estate', json)
  if (!element) throw new Error('No element')
  return element
}
const sweepbright = (more: Json) =>
  readSweepbright(
    elementFrom({
      id: 'a',
      type: 'apartment',
      negotiation: 'let',
      status: 'available',
      location: { country: 'BE', postal_code: '9000', city: 'Gent', hidden: true },
      price: { amount: 950, currency: 'EUR', hidden: false },
      ...more,
    }),
  )
const whise = (more: Json) =>
  readWhise(
    elementFrom({
      id: 1,
      category: { id: 2 },
      purposeStatus: { id: 1 },
      country: { id: 1 },
      zip: '9000',
      city: 'Gent',
      price: 300_000,
      ...more,
    }),
  )

describe('an estate of SweepBright', () => {
  it('to let has a price for its period, and hides what the agency hides', () => {
    expect(
      sweepbright({
        rent_period: 'week',
        price_recurring_costs: { amount: 75, currency: 'EUR' },
        price_guarantee: { amount: 1900, currency: 'EUR' },
      }).facts,
    ).toMatchObject({
      goal: 'rent',
      priceUnit: 'week',
      price: '950',
      publishPrice: true,
      chargesRenter: '75',
      deposit: '1900',
      publishAddress: false,
    })
    expect(
      sweepbright({ price: { amount: 950, currency: 'EUR', hidden: true } }).facts,
    ).toMatchObject({ price: '950', publishPrice: false })
  })

  it('hides what a mark that cannot be read may hide', () => {
    const { facts } = sweepbright({ price: { amount: 950, currency: 'EUR', hidden: 'perhaps' } })
    expect(facts).toMatchObject({ publishPrice: false })
    expect(sweepbright({ location: { hidden: 'perhaps' } }).facts.publishAddress).toBe(false)
  })

  it.each([[{}], [{ hidden: null }]])('says nothing of a wish to hide with %p', (said) => {
    const price = { amount: 950, currency: 'EUR', ...said }
    const { publishAddress, publishPrice } = sweepbright({ location: said, price }).facts
    expect([publishPrice, publishAddress]).toEqual([undefined, undefined])
  })

  it.each([
    ['prospect', 'prospective', 'none'],
    ['option', 'active', 'option'],
    ['under_contract', 'active', 'option'],
    ['sold', 'sold', 'sold'],
    ['rented', 'rented', 'rented'],
    ['archived', 'inactive', 'none'],
  ])('that is %s is %s', (status, state, marquee) => {
    expect(sweepbright({ status }).facts).toMatchObject({ status: state, marquee })
  })

  it('has its certificate and the planning answers, and no answer that could be another', () => {
    const { facts, unread } = sweepbright({
      legal: {
        energy: {
          epc_value: 87,
          epc_category: 'A+',
          epc_reference: '20081101-0000000245-00000015',
          e_level: 'E90',
          report_electricity_gas: 'conform',
        },
        regulations: {
          building_permit: true,
          subdivision_authorisation: false,
          priority_purchase_right: false,
          urban_planning_breach: true,
        },
        property_and_land: {
          flood_risk: 'potential_flood_sensitive_area',
          flood_risk_building_score: 'B',
          flood_risk_plot_score: 'D',
          land_use_designation: 'mixed_residential',
        },
      },
    })
    expect(facts).toMatchObject({
      epcValue: '87',
      epcLabel: 'a_plus',
      eLevel: '90',
      electricalInspection: 'compliant',
      permit: 'issued',
      allotmentPermit: 'none',
      preemptiveRights: 'none',
      floodZone: 'possible',
      gScore: 'b',
      pScore: 'd',
    })
    expect([facts.summons, facts.zoning]).toEqual([undefined, undefined])
    expect(unread).toEqual(
      expect.arrayContaining([
        { path: 'legal/regulations/urban_planning_breach', value: 'true' },
        { path: 'legal/property_and_land/land_use_designation', value: 'mixed_residential' },
      ]),
    )
  })

  it('names its pictures by their ids, so that a new signature is no new picture', () => {
    const images = (signature: string) => ({
      images: [
        { id: 'y', url: `https://files.test/y?s=${signature}`, ordinal: 2 },
        { id: 'x', url: `https://files.test/x?s=${signature}`, ordinal: 1 },
      ],
    })
    const first = sweepbright(images('1'))
    expect(first.pictures.map((one) => one.slice(-1))).toEqual(['x', 'y'])
    expect(sweepbright(images('2')).pictures).toEqual(first.pictures)
    expect(Object.values(first.downloads ?? {})).toContain('https://files.test/x?s=1')
  })

  it('converts areas, and adds up its terraces', () => {
    const terrace = (size: number) => ({ type: 'terrace', size, unit: 'sq_m', ordinal: 1 })
    expect(
      sweepbright({
        sizes: {
          liveable_area: { size: 1000, unit: 'sq_ft' },
          plot_area: { size: 2, unit: 'hectare' },
        },
        rooms: [terrace(10), terrace(5)],
      }).facts,
    ).toMatchObject({ livingArea: 92.9, groundArea: 20_000, terraceArea: 15 })
  })
})

describe('an estate of Whise', () => {
  it.each([
    [true, true],
    [false, false],
    ['perhaps', false],
    ['', false],
    [null, false],
    [undefined, undefined],
  ])('whose permission to show is %p shows price and address: %p', (said, expected) => {
    const judged = judgeRecord(whise({ displayPrice: said, displayAddress: said }), new Date(0))
    const { publishPrice, publishAddress } = 'listing' in judged ? judged.listing.facts : {}
    expect([publishPrice, publishAddress]).toEqual([expected, expected])
  })

  it.each([
    [1, { goal: 'sale', status: 'active', marquee: 'none' }],
    [6, { goal: 'rent', status: 'active', marquee: 'option' }],
    [3, { goal: 'sale', status: 'sold', marquee: 'sold' }],
    [4, { goal: 'rent', status: 'rented', marquee: 'rented' }],
    [10, { goal: 'sale', status: 'inactive' }],
    [15, { goal: 'sale', contractType: 'life_annuity' }],
    [99, { status: 'inactive' }],
  ])('of purpose status %s is %j', (id, facts) => {
    expect(whise({ purpose: { id: 1 }, purposeStatus: { id } }).facts).toMatchObject(facts)
  })

  it('is gone when it is archived, deleted or taken offline', () => {
    expect(whise({ status: { id: 1 }, displayStatusId: 5 }).isGone).toBeUndefined()
    for (const more of [{ status: { id: 5 } }, { status: { id: 6 } }, { displayStatusId: 1 }])
      expect(whise(more).isGone).toBe(true)
  })

  it('has a short line as its title and the longest text as its description', () => {
    const said = (content: string) => [{ languageId: 'nl-BE', content }]
    const { title, description } = whise({
      shortDescription: said('Loft aan het water'),
      sms: said('Ruime loft aan het water met twee terrassen en een eigen ligplaats.'),
    })
    expect([title.nl, description.nl?.length]).toEqual(['Loft aan het water', 67])
    expect(whise({ sms: said('Alleen dit') })).toMatchObject({
      title: {},
      description: { nl: 'Alleen dit' },
    })
  })

  it('tells details that it does not know with their labels', () => {
    const { facts, unread } = whise({
      details: [
        { id: 372, label: 'lift', value: '1' },
        { id: 4711, label: 'wijnkelder', value: 'ja' },
        { id: 4712, label: 'sauna', value: '0' },
      ],
    })
    expect(facts.lift).toBe(true)
    expect(unread).toEqual([{ path: 'details/4711 wijnkelder', value: 'ja' }])
  })
})

describe('no word of a CRM vanishes', () => {
  const word = (at: number) => `zq${String.fromCodePoint(97 + at)}`
  const told = (record: unknown) => JSON.stringify(record).toLowerCase()

  it.each([
    [
      'SweepBright',
      sweepbright,
      [
        'status',
        'general_condition',
        'amenities',
        'custom_price',
        'bedrooms',
        'sub_typ',
        'garden_orientation',
        'epc_category',
      ],
    ],
    ['Whise', whise, ['energyClass', 'rooms', 'fronts', 'area', 'specialNote', 'energyValue']],
  ] as const)('of %s: it is taken over or told', (_, read, fields) => {
    fc.assert(
      fc.property(fc.subarray([...fields]), (some) => {
        const broken = Object.fromEntries(some.map((name, at) => [name, word(at)]))
        const text = told(judgeRecord(read(broken), today))
        expect(Object.values(broken).filter((one) => !text.includes(one))).toEqual([])
      }),
    )
  })

  it('but nothing of sellers, buyers and notes of the agency is told', () => {
    const record = sweepbright({
      vendors: [{ email: 'seller@private.test' }],
      buyers: [{ first_name: 'Koper' }],
      internal_note: 'mag zakken',
      occupancy: { contact_details: 'sleutel bij buur', tenant_contract: { end_date: '2027' } },
      agency_commission: { percentage: 3 },
    })
    expect(told({ ...record, contact: '' })).not.toMatch(/private|koper|zakken|sleutel|2027/)
  })
})

describe('a record in JSON', () => {
  it('has what is null as a blank, and no entry for what is null in a list', () => {
    expect(elementOf('a', { b: null, c: [null, 1] })?.children).toMatchObject([
      { name: 'b', text: '', children: [] },
      { name: 'c', text: '1' },
    ])
  })

  it('that is deeper or longer than any record is refused', () => {
    let deep: unknown = 1
    for (let n = 0; n < 50; n += 1) deep = { deep }
    expect(elementOf('a', deep)).toBeUndefined()
    expect(
      elementOf(
        'a',
        Array.from({ length: 30_000 }, () => 1),
      ),
    ).toBeUndefined()
  })
})

describe('a message of a webhook', () => {
  const message = (more: Json) =>
    JSON.stringify({
      event: 'estate-added',
      estate_id: 'a-1',
      happened_at: '2026-11-24T10:00:00Z',
      ...more,
    })

  it('names an estate and the moment of its change', () => {
    expect(readHook(message({}), today)).toEqual({
      key: 'a-1',
      isDeleted: false,
      at: new Date('2026-11-24T10:00:00Z'),
    })
    expect(readHook(message({ event: 'estate-deleted' }), today)).toMatchObject({ isDeleted: true })
    expect(readHook(message({ event: 'contact-added' }), today)).toBe('other')
  })

  it('from the future cannot outdate all that follow', () => {
    const { at } = readHook(message({ happened_at: '2036-01-01T00:00:00Z' }), today) as { at: Date }
    expect(at.getTime() - today.getTime()).toBe(600_000)
  })

  it.each([
    '',
    'null',
    '[]',
    '{"event":1}',
    message({ estate_id: '../1' }),
    message({ estate_id: '' }),
  ])('that cannot be read is none: %s', (text) => expect(readHook(text, today)).toBeUndefined())
})
