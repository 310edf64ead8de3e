import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { renovationYears } from './renovation'
import { epcLabels, goals, regions } from '../catalogue/vocabulary'

const home = { region: 'flanders', goal: 'sale', type: 1, label: 'f' } as const

describe('the renovation duty', () => {
  it('gives six years, or the term that staff set', () => {
    expect(renovationYears(home, undefined)).toBe(6)
    expect(renovationYears({ ...home, label: 'e' }, 5)).toBe(5)
  })

  it.each([
    { label: 'd' },
    { label: undefined },
    { goal: 'rent' },
    { region: 'brussels' },
    { region: undefined },
    { type: 6 },
  ] as const)('does not hold for %j', (other) => {
    expect(renovationYears({ ...home, ...other }, 6)).toBeUndefined()
  })

  it('holds for E and F of Flemish homes for sale, and for nothing else', () => {
    const anyHome = fc.record({
      region: fc.constantFrom(...regions),
      goal: fc.constantFrom(...goals),
      type: fc.integer({ min: 1, max: 9 }),
      label: fc.constantFrom(...epcLabels),
    })
    fc.assert(
      fc.property(anyHome, (one) => {
        const isDue =
          one.region === 'flanders' &&
          one.goal === 'sale' &&
          [1, 2, 3, 5].includes(one.type) &&
          (one.label === 'e' || one.label === 'f')
        expect(renovationYears(one, null)).toBe(isDue ? 6 : undefined)
      }),
    )
  })
})
