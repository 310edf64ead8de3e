import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { HEIGHT, isOnMap, pathOf, toMapPixel, WIDTH } from './projection'

const inBelgium = fc.record({
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  lng: fc.double({ min: 2.54, max: 6.41, noNaN: true }),
})

describe('the projection of the static map', () => {
  test('contains every place in Belgium', () => fc.assert(fc.property(inBelgium, isOnMap)))
  test('does not contain Paris', () => expect(isOnMap({ lat: 48.857, lng: 2.352 })).toBe(false))

  test('has north at the top and east on the right', () => {
    const ghent = toMapPixel({ lat: 51.054, lng: 3.722 })
    const liege = toMapPixel({ lat: 50.633, lng: 5.568 })
    const arlon = toMapPixel({ lat: 49.684, lng: 5.811 })
    expect(ghent.x).toBeLessThan(liege.x)
    expect(ghent.y).toBeLessThan(liege.y)
    expect(liege.y).toBeLessThan(arlon.y)
  })

  test('keeps shapes: a kilometre has the same length in all directions', () => {
    const here = toMapPixel({ lat: 50.5, lng: 4 })
    const east = toMapPixel({ lat: 50.5, lng: 5 })
    const north = toMapPixel({ lat: 51.5, lng: 4 })
    expect((here.y - north.y) / (east.x - here.x)).toBeCloseTo(
      1 / Math.cos((51 * Math.PI) / 180),
      1,
    )
    expect(HEIGHT / WIDTH).toBeGreaterThan(0.7)
  })

  test('writes paths as relative steps between the places', () => {
    const a = toMapPixel({ lat: 51, lng: 4 })
    const b = toMapPixel({ lat: 50.5, lng: 3.5 })
    expect(
      pathOf([
        [
          [4, 51],
          [3.5, 50.5],
        ],
      ]),
    ).toBe(`M${a.x} ${a.y}l${b.x - a.x} ${b.y - a.y}`)
  })
})
