import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import type { Advertised } from './advertised'
import { shortEnergySentence } from './energy'
import {
  asbestosTypes,
  floodScores,
  floodZones,
  permits,
  summonses,
  yesOrNone,
  zonings,
} from './planning'
import { legalSentences } from './sentences'
import { legalSummary } from './summary'
import { goals, regions } from '../catalogue/vocabulary'

const house: Advertised = {
  goal: 'sale',
  region: 'flanders',
  type: 1,
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
  planningInformation: 'available',
  pScore: 'b',
  gScore: 'a',
  floodZone: 'none',
  floodReportDate: '2026-06-15',
  asbestosCertificate: 'AI-1',
  asbestosDate: '2025-07-04',
  soilCertificate: 'A2026',
}

const visible = (ad: Advertised) => legalSummary(ad).visible.map(({ key }) => key)
const folded = (ad: Advertised) =>
  legalSummary(ad).folded.flatMap(({ sentences }) => sentences.map(({ key }) => key))

const perhaps = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values))
const anyAd: fc.Arbitrary<Advertised> = fc.record({
  goal: fc.constantFrom(...goals),
  region: fc.constantFrom(...regions, undefined),
  type: fc.constantFrom(1, 2, 4, 6, 9, undefined),
  permit: perhaps(permits),
  zoning: perhaps(zonings),
  summons: perhaps(summonses),
  judicialDecision: perhaps(yesOrNone),
  preemptiveRights: perhaps(yesOrNone),
  allotmentPermit: perhaps(permits),
  pScore: perhaps(floodScores),
  gScore: perhaps(floodScores),
  floodZone: perhaps(floodZones),
  asbestosCertificate: fc.constantFrom('AI-1', null),
  asbestosDate: fc.constant('2025-07-04'),
  asbestosType: perhaps(asbestosTypes),
  chargesRenter: fc.option(fc.integer({ min: 0, max: 500 })),
})

describe('what the law wants seen without unfolding anything', () => {
  it('is in Flanders the five planning answers and the asbestos certificate, with the flood scores as marks', () => {
    expect(visible(house)).toEqual([
      'permit.issued',
      'zoning.known',
      'summons.none',
      'preemption.none',
      'subdivision.none',
      'asbestos.known',
    ])
    expect(legalSummary(house).marks).toEqual([
      { score: 'pScore', value: 'b' },
      { score: 'gScore', value: 'a' },
    ])
    expect(folded(house)).toEqual([
      'planningInformation.available',
      'pScore.b',
      'gScore.a',
      'floodZone.none',
      'flood.report',
      'soil.known',
    ])
  })

  it('says class D and a flood area in words, beside the sign', () => {
    const wet: Advertised = { ...house, pScore: 'd', floodZone: 'flood_area' }
    expect(visible(wet)).toEqual(expect.arrayContaining(['pScore.d', 'floodZone.flood_area']))
    expect(legalSummary(wet).hasFloodSymbol).toBe(true)
  })

  it('never folds class D or a flood area, in any region, for sale or for rent', () => {
    const isRisk = (key: string) => /^(?:[pg]Score\.d|floodZone\.(?!none$).*)$/.test(key)
    fc.assert(
      fc.property(anyAd, (ad) => {
        expect(folded(ad).filter(isRisk)).toEqual([])
      }),
    )
    const rental: Advertised = { ...house, goal: 'rent', publishPrice: true, gScore: 'd' }
    expect(visible(rental)).toContain('gScore.d')
  })

  it('never folds what weighs on a property under an answer that sounds well, in any region', () => {
    const isBurden = (key: string) =>
      /^(?:judicialDecision\.yes|preemption\.yes|asbestos\.not_safe|summons\.(?!none$))/.test(key)
    fc.assert(
      fc.property(anyAd, (ad) => {
        expect(folded(ad).filter(isBurden)).toEqual([])
      }),
    )
    const decided: Advertised = { ...house, judicialDecision: 'yes' }
    expect(visible(decided)).toEqual(
      expect.arrayContaining(['summons.none', 'judicialDecision.yes']),
    )
    const walloon: Advertised = { ...decided, region: 'wallonia', summons: 'settlement' }
    expect(visible({ ...walloon, preemptiveRights: 'yes' })).toEqual(
      expect.arrayContaining(['summons.settlement', 'judicialDecision.yes', 'preemption.yes']),
    )
  })

  it('is in Brussels the planning information of a sale, and rent, charges and meters of a rental', () => {
    expect(visible({ ...house, region: 'brussels' })).toEqual(['planningInformation.available'])
    expect(
      visible({
        goal: 'rent',
        region: 'brussels',
        type: 2,
        publishPrice: true,
        monthlyRent: 950,
        chargesRenter: 80,
        meters: 'individual',
      }),
    ).toEqual(['rent.asked', 'charges.known', 'meters.individual'])
  })

  it('names the planning of a Flemish rental only when the lease is long', () => {
    const rental: Advertised = { ...house, goal: 'rent', publishPrice: true, price: 900 }
    expect(visible(rental)).not.toContain('zoning.known')
    expect(visible({ ...rental, contractType: 'long_lease' })).toContain('zoning.known')
  })

  it('and the fold say together every sentence once', () => {
    fc.assert(
      fc.property(anyAd, (ad) => {
        const all = legalSentences(ad).flatMap(({ sentences }) => sentences.map(({ key }) => key))
        expect([...visible(ad), ...folded(ad)].sort()).toEqual([...all].sort())
      }),
    )
  })

  it('never folds that something is missing', () => {
    fc.assert(
      fc.property(anyAd, (ad) => {
        expect(folded(ad).filter((key) => key.endsWith('.missing'))).toEqual([])
      }),
    )
  })

  it('begins with the certificate, with its unique code in Flanders and its figures in Wallonia', () => {
    expect(shortEnergySentence(house)).toEqual({
      key: 'energy.shortFlandersCode',
      values: expect.objectContaining({ value: 462, code: '2666945' }),
    })
    expect(
      shortEnergySentence({ ...house, region: 'wallonia', epcTotal: 41_000 })?.values,
    ).toMatchObject({ total: 41_000, value: 462, code: '20240919-0002666945-00000034' })
    expect(shortEnergySentence({ ...house, epcLabel: null, epcValue: null })?.key).toBe(
      'energy.missing',
    )
  })
})
