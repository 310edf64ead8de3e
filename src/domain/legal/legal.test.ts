import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { floodScores, floodZones, permits, summonses, yesOrNone, zonings } from './planning'
import { epcLabels, goals, regions } from '../catalogue/vocabulary'
import type { Advertised } from './advertised'
import { energySentences, renovationSentence } from './energy'
import { legalStatements, missingForAdvertisement, requiredStatements } from './required'
import type { Sentence } from './sentence'
import { legalSentences, needsFloodSymbol } from './sentences'

const today = new Date('2026-11-21T12:00:00Z')

const house: Advertised = {
  goal: 'sale',
  region: 'flanders',
  type: 1,
  publishAddress: true,
  street: 'Begijnengracht',
  houseNumber: '12',
  constructionYear: 1931,
  epcValue: 462,
  epcLabel: 'e',
  epcCertificate: '20240919-0002666945-00000034',
  epcDate: '2024-09-19',
  uniqueCode: '2666945',
  permit: 'issued',
  zoning: 'residential',
  summons: 'none',
  preemptiveRights: 'none',
  allotmentPermit: 'none',
  pScore: 'b',
  gScore: 'a',
  floodReportDate: '2026-06-15',
  asbestosCertificate: 'AI-1',
  asbestosDate: '2025-07-04',
}
const flat: Advertised = {
  goal: 'rent',
  region: 'brussels',
  type: 2,
  publishPrice: true,
  monthlyRent: 950,
  chargesRenter: 120,
  meters: 'individual',
  epcValue: 138,
  epcLabel: 'c_sub',
  co2Emission: 27,
  epcCertificate: '1',
  epcDate: '2024-01-01',
}

const keys = (sentences: Sentence[]) => sentences.map(({ key }) => key)
const told = (ad: Advertised) => legalSentences(ad).flatMap(({ sentences }) => keys(sentences))

const perhaps = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))
const anyText = fc.option(fc.constantFrom('', '20240919-0002666945-00000034'))
const anyNumber = fc.option(fc.integer({ min: -100, max: 2000 }))
const anyDate = fc.option(fc.constantFrom('2012-01-01', '2025-01-01', '2026-10-01', 'soon'))
const anyAd: fc.Arbitrary<Advertised> = fc.record({
  goal: fc.constantFrom(...goals),
  region: fc.constantFrom(...regions, undefined),
  type: fc.constantFrom(1, 2, 4, 6, 9, 77, undefined),
  publishPrice: fc.option(fc.boolean()),
  price: anyNumber,
  monthlyRent: anyNumber,
  chargesRenter: anyNumber,
  publishAddress: fc.option(fc.boolean()),
  epcValue: anyNumber,
  epcLabel: perhaps(epcLabels),
  epcTotal: anyNumber,
  co2Emission: anyNumber,
  epcCertificate: anyText,
  epcDate: anyDate,
  permit: perhaps(permits),
  zoning: perhaps(zonings),
  summons: perhaps(summonses),
  preemptiveRights: perhaps(yesOrNone),
  pScore: perhaps(floodScores),
  gScore: perhaps(floodScores),
  floodZone: perhaps(floodZones),
  floodReportDate: anyDate,
  asbestosDate: anyDate,
  asbestosCertificate: anyText,
  uniqueCode: anyText,
  street: anyText,
  constructionYear: anyNumber,
})

describe('what an advertisement has to say', () => {
  it('is complete for a house in Flanders and a flat in Brussels', () => {
    expect(missingForAdvertisement(house, today)).toEqual([])
    expect(missingForAdvertisement(flat, today)).toEqual([])
  })

  it.each([
    [{ zoning: null }, 'zoning'],
    [{ gScore: undefined }, 'gScore'],
    [{ epcValue: null }, 'energyScore'],
    [{ epcDate: '2016-11-20' }, 'energyCertificate'],
    [{ floodReportDate: '2025-11-20' }, 'floodReport'],
    [{ asbestosDate: null }, 'asbestos'],
    [{ publishAddress: false, uniqueCode: '' }, 'addressOrCode'],
    [{ houseNumber: null, uniqueCode: '' }, 'addressOrCode'],
  ] as const)('misses, in Flanders with %j, the %s', (without, statement) => {
    expect(missingForAdvertisement({ ...house, ...without }, today)).toEqual([statement])
  })

  it('wants the unique code or the address, not both', () => {
    expect(missingForAdvertisement({ ...house, publishAddress: false }, today)).toEqual([])
    const addressed = { ...house, uniqueCode: null }
    expect(missingForAdvertisement(addressed, today)).toEqual([])
    const inOneLine = { ...addressed, street: 'Begijnengracht 12', houseNumber: null }
    expect(missingForAdvertisement(inOneLine, today)).toEqual([])
  })

  it('wants no asbestos certificate from 2001 on, and neither that nor a G-score for land', () => {
    expect(requiredStatements({ ...house, constructionYear: 2001 }, today)).not.toContain(
      'asbestos',
    )
    expect(requiredStatements({ ...house, constructionYear: null }, today)).toContain('asbestos')
    expect(requiredStatements({ ...house, type: 4 }, today)).toEqual([
      'permit',
      'zoning',
      'summons',
      'preemption',
      'subdivision',
      'pScore',
      'floodReport',
    ])
  })

  it('wants planning and flood of a Flemish lease only when it runs for more than nine years', () => {
    expect(
      requiredStatements({ ...house, goal: 'rent', contractType: 'lease_nine_years' }, today),
    ).not.toContain('permit')
    expect(
      requiredStatements({ ...house, goal: 'rent', contractType: 'long_lease' }, today),
    ).toEqual(expect.arrayContaining(['permit', 'pScore', 'rent', 'charges']))
  })

  it('wants CO2 in Brussels, individual meters of a lease there, and the total use in Wallonia', () => {
    expect(requiredStatements({ ...house, region: 'brussels' }, today)).toEqual([
      'energyLabel',
      'co2',
      'energyCertificate',
      'noPromise',
      'planningInformation',
    ])
    expect(missingForAdvertisement({ ...flat, meters: null, publishPrice: false }, today)).toEqual([
      'rent',
      'meters',
    ])
    expect(missingForAdvertisement({ ...house, region: 'wallonia' }, today)).toEqual([
      'energyTotal',
    ])
  })

  it('is unknown abroad', () => {
    expect(requiredStatements({ ...house, region: undefined }, today)).toEqual([])
  })

  it('misses only what is wanted, and everything of an empty advertisement', () => {
    fc.assert(
      fc.property(anyAd, (ad) => {
        const required = requiredStatements(ad, today)
        expect(required).toEqual(expect.arrayContaining(missingForAdvertisement(ad, today)))
        expect(legalStatements).toEqual(expect.arrayContaining(required))
        const { goal, region, type } = ad
        const empty = { goal, region, type, words: 'EPC pending. No children.' }
        // No deposit is a lawful one.
        expect(missingForAdvertisement(empty, today)).toEqual(
          requiredStatements(empty, today).filter((statement) => statement !== 'lawfulDeposit'),
        )
      }),
    )
  })
})

describe('the sentences of an advertisement', () => {
  it('answer the five planning questions and the flood scores of a house in Flanders', () => {
    expect(told(house)).toEqual([
      'permit.issued',
      'zoning.known',
      'summons.none',
      'preemption.none',
      'subdivision.none',
      'pScore.b',
      'gScore.a',
      'flood.report',
      'asbestos.known',
    ])
  })

  it('say where an answer that the law wants is not there yet, and only there', () => {
    expect(told({ goal: 'sale', region: 'flanders', type: 1 })).toEqual([
      'permit.missing',
      'zoning.missing',
      'summons.missing',
      'preemption.missing',
      'subdivision.missing',
      'pScore.missing',
      'gScore.missing',
      'asbestos.missing',
    ])
    expect(told({ goal: 'rent', region: 'flanders', type: 1 })).toEqual(['charges.missing'])
    expect(told({ goal: 'sale', region: undefined, type: 1 })).toEqual([])
  })

  it('tell the rent and its charges, unless the price is hidden', () => {
    expect(told(flat)).toEqual(['rent.asked', 'charges.known', 'meters.individual'])
    expect(told({ ...flat, publishPrice: false, chargesRenter: 0 })).toEqual([
      'charges.free',
      'meters.individual',
    ])
    // A price by area or by the year is no rent of a month.
    for (const priceUnit of ['square_metre_year', 'year'] as const)
      expect(told({ ...flat, monthlyRent: undefined, price: 120, priceUnit })).not.toContain(
        'rent.asked',
      )
  })

  it('carry the energy performance as each region wants it', () => {
    expect(keys(energySentences(house))).toEqual([
      'energy.flanders',
      'energy.code',
      'energy.certificateUntil',
    ])
    expect(renovationSentence(house, 5)).toEqual({
      key: 'energy.renovation',
      values: { years: '5' },
    })
    expect(keys(energySentences(flat))).toEqual(['energy.brussels', 'energy.certificateUntil'])
    expect(keys(energySentences({ ...house, region: 'wallonia', epcTotal: 41_000 }))).toEqual([
      'energy.wallonia',
    ])
    expect(
      energySentences({ goal: 'sale', region: undefined, type: 1, epcLabelText: 'C-D' }),
    ).toEqual([{ key: 'energy.abroad', values: { label: 'C-D' } }])
  })

  it('never call a certificate missing or in progress in Brussels and Wallonia', () => {
    fc.assert(
      fc.property(anyAd, (ad) => {
        fc.pre(ad.region !== 'flanders')
        expect(keys(energySentences(ad))).not.toContain('energy.missing')
      }),
    )
  })

  it('never tell a hidden rent', () => {
    fc.assert(
      fc.property(anyAd, (ad) =>
        expect(told({ ...ad, publishPrice: false })).not.toContain('rent.asked'),
      ),
    )
  })

  it('stand beside the flood symbol for class D and in delimited areas', () => {
    expect(needsFloodSymbol(house)).toBe(false)
    expect(needsFloodSymbol({ ...house, gScore: 'd' })).toBe(true)
    expect(needsFloodSymbol({ ...house, floodZone: 'bank_area' })).toBe(true)
  })
})
