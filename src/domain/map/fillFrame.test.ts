import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { fillFrame } from './fillFrame'

const belgium = { west: 2.5, south: 49.5, east: 6.4, north: 51.5 }
/** Homes from the coast to Genk: most of the country, but not its south. */
const results = { west: 2.8, south: 50.6, east: 5.5, north: 51.3 }

describe('the first view of a list', () => {
  it('in a narrow frame grows to the south, where the land is, and no wider', () => {
    const { west, south, east, north } = fillFrame(results, { width: 300, height: 600 }, belgium)
    expect(west).toBeCloseTo(results.west)
    expect(east).toBeCloseTo(results.east)
    expect(south).toBeCloseTo(belgium.south)
    expect(north).toBeCloseTo(belgium.north)
  })

  it('in a flat frame grows to the east, and no higher', () => {
    const { west, south, east, north } = fillFrame(results, { width: 900, height: 300 }, belgium)
    expect(north).toBeCloseTo(results.north)
    expect(south).toBeCloseTo(results.south)
    expect(east - results.east).toBeGreaterThan(results.west - west)
    expect(east).toBeLessThanOrEqual(belgium.east + 1e-9)
  })

  it('of one town has the town in the middle', () => {
    const town = { west: 3.6, south: 51, east: 3.8, north: 51.1 }
    expect(fillFrame(town, { width: 300, height: 900 }, belgium)).toEqual(town)
  })

  it('always holds all results, in any frame', () => {
    const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    fc.assert(
      fc.property(
        degrees(0, 5),
        degrees(48, 51),
        degrees(0, 4),
        degrees(0, 2),
        fc.record({ width: fc.nat(3_000), height: fc.nat(3_000) }),
        (west, south, wide, high, size) => {
          const box = { west, south, east: west + wide, north: south + high }
          const shown = fillFrame(box, size, belgium)
          expect(shown.west).toBeLessThanOrEqual(box.west + 1e-9)
          expect(shown.south).toBeLessThanOrEqual(box.south + 1e-9)
          expect(shown.east).toBeGreaterThanOrEqual(box.east - 1e-9)
          expect(shown.north).toBeGreaterThanOrEqual(box.north - 1e-9)
        },
      ),
    )
  })
})
