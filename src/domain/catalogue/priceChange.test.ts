import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { changedPrice, priceSteps } from './priceChange'

describe('prices changed in bulk', () => {
  it('follow a percentage, an amount or an index, rounded to a step', () => {
    expect(changedPrice(349_000, { by: 'percent', value: -5 }, 1000)).toBe(332_000)
    expect(changedPrice(349_000, { by: 'percent', value: -5 }, 1)).toBe(331_550)
    expect(changedPrice(349_000, { by: 'amount', value: -10_000 }, 1)).toBe(339_000)
    // A rent of 850 from the health index 119.01 to 133.80.
    expect(changedPrice(850, { by: 'index', from: 119.01, to: 133.8 }, 1)).toBe(956)
    expect(changedPrice(850, { by: 'index', from: 119.01, to: 133.8 }, 5)).toBe(955)
  })

  it('never become nothing', () => {
    expect(changedPrice(900, { by: 'amount', value: -900 }, 1)).toBeUndefined()
    expect(changedPrice(900, { by: 'percent', value: -100 }, 1)).toBeUndefined()
    expect(changedPrice(900, { by: 'index', from: 0, to: 1 }, 1)).toBeUndefined()
    expect(changedPrice(400, { by: 'percent', value: 0 }, 1000)).toBeUndefined()
  })

  it('are a whole number of steps, at most half a step from the exact price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: -90, max: 90 }),
        fc.constantFrom(...priceSteps),
        (price, value, step) => {
          const changed = changedPrice(price, { by: 'percent', value }, step)
          if (changed === undefined) return
          expect(changed % step).toBe(0)
          expect(Math.abs(changed - price * (1 + value / 100))).toBeLessThanOrEqual(step / 2 + 1e-3)
        },
      ),
    )
  })
})
