import { expect, it } from '@jest/globals'

import { comparedFacts } from '@/domain/catalogue/factLists'
import { floodScores, floodZones } from '@/domain/legal/planning'
import { needsFloodSymbol } from '@/domain/legal/sentences'
import { locales } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { comparedCell } from './comparedCell'

type Compared = Parameters<typeof comparedCell>[0]

const names = comparedFacts.flatMap(({ facts }) => facts)
/** The facts of which the comparison shows the flood sign. */
const signedFacts = (property: Compared) =>
  names.filter((fact) => comparedCell(property, fact, 'nl')?.sign !== undefined).sort()

it('has the flood sign beside each answer that needs it, and beside no other', () => {
  expect(signedFacts({ pScore: 'd', gScore: 'c', floodZone: 'none' })).toEqual(['pScore'])
  expect(signedFacts({ pScore: 'a', gScore: 'd', floodZone: 'bank_area' })).toEqual([
    'floodZone',
    'gScore',
  ])
  expect(signedFacts({ pScore: 'c', gScore: 'b', floodZone: 'possible', livingArea: 90 })).toEqual(
    [],
  )
})

it('has a flood sign for every home whose page has one', () => {
  const differing = floodScores.flatMap((pScore) =>
    floodScores.flatMap((gScore) =>
      floodZones
        .map((floodZone) => ({ pScore, gScore, floodZone }))
        .filter((home) => signedFacts(home).length > 0 !== needsFloodSymbol(home)),
    ),
  )
  expect(differing).toEqual([])
})

it('says the sign in the language of the page, beside the words of the answer', () => {
  for (const locale of locales)
    expect(comparedCell({ pScore: 'd' }, 'pScore', locale)).toEqual({
      text: expect.stringMatching(/^D – /),
      sign: translate(locale)('legalBlock.floodSymbol'),
    })
})

it('says nothing of what is not known', () => {
  expect(comparedCell({ pScore: null }, 'pScore', 'nl')).toBeUndefined()
  expect(comparedCell({}, 'livingArea', 'nl')).toBeUndefined()
})
