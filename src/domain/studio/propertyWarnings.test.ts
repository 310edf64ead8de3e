import { describe, expect, it } from '@jest/globals'

import { computedFor, warningsFor, type Checked } from './propertyWarnings'

const TODAY = new Date('2026-11-21')
const stated = ['epcValue', 'epcLabel', 'epcCertificate', 'permit', 'zoning', 'summons', 'preemptiveRights', 'allotmentPermit', 'pScore', 'gScore']

const checked = (more: Partial<Checked> = {}): Checked => ({
  ...{ goal: 'sale', region: 'flanders', price: 250_000, monthlyRent: undefined, publishPrice: true, deposit: undefined },
  ...{ publishAddress: true, street: 'Kerkstraat', title: 'Huis met tuin', placed: true },
  ...{ epcValue: 150, epcLabel: 'b', epcProfile: undefined, epcCertificate: '20200101-0000000245-00000015', epcDate: '2020-01-01' },
  ...{ floodReportDate: undefined, uniqueCode: '245', constructionYear: 2010, filled: new Set(stated) },
  ...more,
})
const rented = (more: Partial<Checked> = {}) =>
  checked({ goal: 'rent', price: undefined, monthlyRent: 900, filled: new Set([...stated, 'chargesRenter']), ...more })
const codes = (one: Checked) => warningsFor(one, TODAY).map(({ code }) => code)

describe('the check of a property', () => {
  it('computes the label of its region and the unique code of its certificate', () => {
    expect(computedFor(checked())).toEqual({ region: 'flanders', epcLabel: 'b', uniqueCode: '245' })
    expect(computedFor(checked({ region: 'wallonia' })).epcLabel).toBe('b')
    expect(computedFor(checked({ region: 'brussels' })).epcLabel).toBe('c_sub')
    expect(computedFor(checked({ region: undefined })).epcLabel).toBeUndefined()
  })

  it('has nothing to say about a property that is in order', () => {
    expect([codes(checked()), codes(rented())]).toEqual([[], []])
  })

  it.each<[string, Partial<Checked>]>([
    ['labelDiffers', { epcLabel: 'a' }],
    ['codeDiffers', { uniqueCode: '246' }],
    ['certificateExpired', { epcDate: '2016-11-20' }],
    ['dateAhead', { epcDate: '2026-11-22' }],
    ['noPrice', { price: 0 }],
    ['noPrice', { price: undefined }],
    ['hiddenPlace', { publishAddress: false }],
    ['hiddenStreetInTitle', { publishAddress: false, placed: false, title: 'Huis in de kerkstraat' }],
    ['hiddenWithoutCode', { publishAddress: false, placed: false, uniqueCode: undefined, epcCertificate: undefined }],
    ['floodReportOld', { floodReportDate: '2025-11-20' }],
  ])('sees %s', (code, more) => {
    expect(codes(checked(more))).toEqual([code])
  })

  it('lets a certificate of ten years and a hidden price pass', () => {
    expect(codes(checked({ epcDate: '2016-11-21', price: undefined, publishPrice: false }))).toEqual([])
  })

  it('holds a deposit against the months that its region allows', () => {
    expect(codes(rented({ deposit: 2700 }))).toEqual([])
    expect(codes(rented({ deposit: 2701 }))).toEqual(['depositTooHigh'])
    const brussels = { region: 'brussels', epcLabel: 'c_sub', filled: new Set(['epcLabel', 'co2Emission', 'chargesRenter']) } as const
    expect(codes(rented({ ...brussels, deposit: 1800 }))).toEqual([])
    expect(codes(rented({ ...brussels, deposit: 1801 }))).toEqual(['depositTooHigh'])
  })

  it('names the statements that are missing, among them asbestos for an old building', () => {
    const old = checked({ constructionYear: 2000, filled: new Set(stated.filter((field) => field !== 'pScore')) })
    expect(warningsFor(old, TODAY)).toEqual([
      { code: 'statementsMissing', weight: 'must', values: {}, fields: ['pScore', 'asbestosCertificate', 'asbestosDate'] },
    ])
  })

  it('puts what breaks a rule before what is worth a look', () => {
    expect(warningsFor(checked({ epcLabel: 'a', publishAddress: false, title: 'Kerkstraat 1' }), TODAY).map(({ weight }) => weight)).toEqual([
      'must',
      'check',
      'check',
    ])
  })
})
