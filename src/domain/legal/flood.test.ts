import { describe, expect, it } from '@jest/globals'

import { locales } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { floodScores, floodZones, type FloodScore } from './planning'
import type { Advertised } from './advertised'
import { legalSentences, needsFloodSymbol, noFloodPoint } from './sentences'

const plot = (pScore: FloodScore | undefined, gScore: FloodScore | undefined): Advertised => ({
  goal: 'sale',
  region: undefined,
  type: undefined,
  publishPrice: true,
  publishAddress: true,
  pScore,
  gScore,
})
const keysOf = (ad: Advertised) =>
  legalSentences(ad).flatMap(({ sentences }) => sentences.map(({ key }) => key))

describe('what an advertisement says of the flood scores', () => {
  it('gives each class of each score its own sentence', () => {
    for (const score of floodScores) {
      expect(keysOf(plot(score, undefined))).toEqual([`pScore.${score}`])
      expect(keysOf(plot(undefined, score))).toEqual([`gScore.${score}`])
    }
  })

  it('names the class it means in every language, and no two classes alike', () => {
    for (const locale of locales) {
      const t = translate(locale)
      for (const score of floodScores) {
        const letter = score.toUpperCase()
        expect(t(`legalBlock.pScore.${score}`)).toMatch(
          new RegExp(`P.* ${letter}(?=\\s?[:,])`, 'u'),
        )
        expect(t(`legalBlock.gScore.${score}`)).toMatch(
          new RegExp(`G.* ${letter}(?=\\s?[:,])`, 'u'),
        )
      }
      const meanings = floodScores.map((score) => t(`legalBlock.pScore.${score}`).split(':')[1])
      expect(new Set(meanings).size).toBe(floodScores.length)
    }
  })

  it('shows the flood symbol for class D of either score, and for no other class', () => {
    const signed = floodScores.flatMap((p) =>
      floodScores.filter((g) => needsFloodSymbol(plot(p, g))).map((g) => `${p}${g}`),
    )
    expect(signed).toEqual(['ad', 'bd', 'cd', 'da', 'db', 'dc', 'dd'])
  })

  it('calls a plot or a home free of floods only where no zone tells of water', () => {
    const dry = { pScore: 'a', gScore: 'a' } as const
    expect(noFloodPoint(dry, false)).toBe('noFlood')
    expect(noFloodPoint({ pScore: 'a' }, true)).toBe('noFloodPlot')
    expect(noFloodPoint({ pScore: 'a' }, false)).toBeUndefined()
    expect(noFloodPoint({ ...dry, pScore: 'b' }, true)).toBeUndefined()
    for (const isPlot of [true, false])
      expect(floodZones.filter((floodZone) => noFloodPoint({ ...dry, floodZone }, isPlot))).toEqual(
        ['none'],
      )
  })
})
