import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { clipLine, clipRing } from './clip'

const size = { width: 100, height: 60 }
const MARGIN = 10
const corner = fc.record({
  x: fc.integer({ min: -500, max: 600 }),
  y: fc.integer({ min: -500, max: 600 }),
})

describe('what a picture shows of', () => {
  test('an area that covers it is the picture with its margin', () => {
    const country = [
      { x: -900, y: -900 },
      { x: 900, y: -900 },
      { x: 900, y: 900 },
      { x: -900, y: 900 },
    ]
    const corners = clipRing(country, size, MARGIN).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(corners)).toEqual(new Set(['-10 -10', '110 -10', '110 70', '-10 70']))
  })

  test('an area never lies outside the margin, and all of one inside stays', () => {
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 12 }), (ring) => {
        const clipped = clipRing(ring, size, MARGIN)
        for (const { x, y } of clipped) {
          expect(x).toBeGreaterThanOrEqual(-10.001)
          expect(x).toBeLessThanOrEqual(110.001)
          expect(y).toBeGreaterThanOrEqual(-10.001)
          expect(y).toBeLessThanOrEqual(70.001)
        }
        const isInside = ring.every(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 60)
        if (isInside) expect(clipped).toEqual(ring)
      }),
    )
  })

  test('a line that leaves it and comes back are two lines', () => {
    const line = [0, 50, 300, 900, 900, 50].map((x, at) => ({ x, y: at < 4 ? 10 : 40 }))
    const parts = clipLine(line, size, MARGIN)
    expect(parts.map((part) => part.map(({ x }) => x))).toEqual([
      [0, 50, 300],
      [900, 50],
    ])
    expect(clipLine([{ x: 300, y: 0 }, { x: 400, y: 0 }], size, MARGIN)).toEqual([]) // prettier-ignore
  })
})
