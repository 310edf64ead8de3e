import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { differ, ENERGY_SCALE_END, shareOnScale } from './comparison'
import { comparedFacts } from './factLists'

describe('the one scale of energy', () => {
  it('never leaves its bounds and never turns two values round', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        expect(shareOnScale(a)).toBeGreaterThanOrEqual(0)
        expect(shareOnScale(a)).toBeLessThanOrEqual(100)
        expect(
          Math.sign(shareOnScale(a) - shareOnScale(b)) * Math.sign(a - b),
        ).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('shows homes that give more than they use at its beginning, and the worst at its end', () => {
    expect([-40, 0, ENERGY_SCALE_END / 2, ENERGY_SCALE_END, 3000].map(shareOnScale)).toEqual([
      0, 0, 50, 100, 100,
    ])
  })
})

describe('what differs', () => {
  it('is not what all say alike', () => {
    expect(differ(['3', '3', '3'])).toBe(false)
    expect(differ(['3', '4'])).toBe(true)
    expect(differ(['3', undefined])).toBe(true)
    expect(differ([])).toBe(false)
  })
})

it('asks for no fact twice', () => {
  const facts = comparedFacts.flatMap((group) => group.facts)
  expect(new Set(facts).size).toBe(facts.length)
})
