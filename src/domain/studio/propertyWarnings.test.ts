import { describe, expect, it } from '@jest/globals'

import { computedFor, warningsFor, type CheckedProperty } from './propertyWarnings'

const TODAY = new Date('2026-11-21')

const checked = (more: Partial<CheckedProperty> = {}): CheckedProperty => ({
  goal: 'sale',
  region: 'flanders',
  type: 1,
  price: 250_000,
  publishPrice: true,
  constructionYear: 2010,
  publishAddress: true,
  street: 'Kerkstraat',
  title: 'Huis met tuin',
  latitude: 51.05,
  longitude: 3.72,
  epcValue: 150,
  epcLabel: 'b',
  epcCertificate: '20200101-0000000245-00000015',
  epcDate: '2020-01-01',
  uniqueCode: '245',
  permit: 'issued',
  zoning: 'residential',
  summons: 'none',
  preemptiveRights: 'none',
  allotmentPermit: 'none',
  pScore: 'a',
  gScore: 'a',
  floodReportDate: '2026-06-01',
  ...more,
})
const rented = (more: Partial<CheckedProperty> = {}) =>
  checked({ goal: 'rent', price: undefined, monthlyRent: 900, chargesRenter: 40, ...more })
const found = (one: CheckedProperty) =>
  warningsFor(one, TODAY).map(({ code, fields }) => (code === 'statementsMissing' ? fields : code))

describe('the check of a property', () => {
  it('computes the label of its region and the unique code of its certificate', () => {
    expect(computedFor(checked())).toEqual({ region: 'flanders', epcLabel: 'b', uniqueCode: '245' })
    expect(computedFor(checked({ region: 'wallonia' })).epcLabel).toBe('b')
    expect(computedFor(checked({ region: 'brussels' })).epcLabel).toBe('c_sub')
    expect(computedFor(checked({ region: undefined })).epcLabel).toBeUndefined()
  })

  it('has nothing to say about a property that is in order', () => {
    expect([found(checked()), found(rented())]).toEqual([[], []])
  })

  it.each<Partial<CheckedProperty>>([
    { epcCertificate: ' 20200101-0000000245-RES-1 ' },
    { epcCertificate: '20150714012345' },
    { region: 'brussels', epcLabel: 'c_sub', epcCertificate: '20241212-0000581693-01-4' },
    { region: 'wallonia', epcCertificate: '20200101012345' },
    { epcCertificate: '' },
    { epcCertificate: 'in aanvraag sinds 12/11' },
  ])('asks about no number of %j', (more) => {
    expect(found(checked(more))).not.toContain('unusualNumber')
  })

  const hidden = { publishAddress: false, latitude: undefined, longitude: undefined }
  it.each<[unknown, Partial<CheckedProperty>]>([
    ['labelDiffers', { epcLabel: 'a' }],
    ['codeDiffers', { uniqueCode: '246' }],
    ['unusualNumber', { epcCertificate: '20200101-245' }],
    ['unusualNumber', { epcCertificate: '20241212-0000581693-01-4' }],
    ['decisionWithoutMeasure', { judicialDecision: 'yes' }],
    ['noPrice', { price: 0 }],
    ['noPrice', { price: undefined }],
    ['hiddenPlace', { publishAddress: false }],
    ['hiddenStreetInTitle', { ...hidden, title: 'Huis in de kerkstraat' }],
    [['addressOrCode'], { ...hidden, uniqueCode: undefined, epcCertificate: '20150714012345' }],
    [['energyCertificate'], { epcDate: '2016-11-20' }],
    [['floodReport'], { floodReportDate: '2025-11-20' }],
    [['pScore', 'asbestos'], { pScore: undefined, constructionYear: 2000 }],
  ])('sees %j', (what, more) => {
    expect(found(checked(more))).toEqual([what])
  })

  it('tells of what runs out, but not a second time of what the law misses for it', () => {
    expect(found(checked({ epcDate: '2016-11-21' }))).toEqual(['lapses'])
    expect(found(rented({ floodReportDate: '2025-11-20' }))).toEqual(['lapsed'])
  })

  it.each([
    ['epcDate', 'energyCertificate'],
    ['floodReportDate', 'floodReport'],
    ['asbestosDate', 'asbestos'],
  ])('takes %s in the future for a slip that leaves %s open', (field, statement) => {
    const old = checked({
      constructionYear: 1990,
      asbestosCertificate: 'x',
      asbestosDate: '2026-01-01',
    })
    expect(found({ ...old, [field]: '2026-11-21' })).toEqual([])
    expect(found({ ...old, [field]: '2026-11-22' })).toEqual(['dateAhead', [statement]])
  })

  it('tells of a date in the future that the law does not ask for', () => {
    for (const slip of [{ electricalDate: '2036-10-01' }, { asbestosDate: '2036-10-01' }])
      expect(warningsFor(checked(slip), TODAY)).toMatchObject([
        { code: 'dateAhead', weight: 'check' },
      ])
    expect(warningsFor(rented({ floodReportDate: '2036-10-01' }), TODAY)).toMatchObject([
      { code: 'dateAhead', weight: 'check', fields: ['floodReportDate'] },
    ])
  })

  it('lets a hidden price and a code that saving will fill in pass', () => {
    expect(found(checked({ price: undefined, publishPrice: false }))).toEqual([])
    expect(found(checked({ ...hidden, uniqueCode: undefined }))).toEqual([])
  })

  it('holds the deposit of a home against the months that its region allows', () => {
    expect(found(rented({ deposit: 2700 }))).toEqual([])
    expect(warningsFor(rented({ deposit: 2701 }), TODAY)).toEqual([
      { code: 'depositTooHigh', weight: 'must', values: { months: 3 }, fields: [] },
    ])
    expect(found(rented({ deposit: 2701, type: 6 }))).toEqual([])
    const student = rented({ deposit: 1801, contractType: 'lease_student' })
    expect(warningsFor(student, TODAY)).toMatchObject([
      { code: 'depositTooHigh', values: { months: 2 } },
    ])
    const byYear = { monthlyRent: undefined, price: 10_800, priceUnit: 'year' } as const
    expect(found(rented({ ...byYear, deposit: 2701 }))).toEqual(['depositTooHigh'])
    const brussels = {
      region: 'brussels',
      epcLabel: 'c_sub',
      co2Emission: 30,
      meters: 'individual',
    } as const
    expect(found(rented({ ...brussels, deposit: 1800 }))).toEqual([])
    expect(found(rented({ ...brussels, deposit: 1801 }))).toEqual(['depositTooHigh'])
  })

  it('puts what breaks a rule before what is worth a look', () => {
    expect(
      warningsFor(
        checked({ epcLabel: 'a', publishAddress: false, title: 'Kerkstraat 1' }),
        TODAY,
      ).map(({ weight }) => weight),
    ).toEqual(['must', 'check', 'check'])
  })
})
