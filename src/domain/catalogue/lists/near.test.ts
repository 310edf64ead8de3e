import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { bitmapOf } from './bitmap'
import { createListingColumns } from './columns'
import { distanceKm, isWithin, nearestTo, similarTo } from './near'
import type { SearchRow } from './searchRow'

const house: SearchRow = {
  reference: 1,
  goal: 'sale',
  languages: 15,
  city: 'gent',
  zip: '9000',
  types: [1],
  mainType: 1,
  price: 400_000,
  bedrooms: 3,
  area: 150,
  epc: 'b',
  isNew: false,
  features: 0,
  marquee: 0,
  isOffered: true,
  isFeatured: false,
  published: 0,
  latitude: 51.05,
  longitude: 3.72,
}
const filled = (...rows: SearchRow[]) => {
  const columns = createListingColumns(1)
  for (const row of rows) columns.put(row)
  return columns
}

describe('similar listings', () => {
  test('are for the same goal, of a shared type, to be had, and not the listing itself', () => {
    const others: SearchRow[] = [
      { ...house, reference: 2 },
      { ...house, reference: 3, goal: 'rent' },
      { ...house, reference: 4, types: [2], mainType: 2 },
      { ...house, reference: 5, isOffered: false },
      { ...house, reference: 6, marquee: 4, isOffered: false },
      { ...house, reference: 7, languages: 2 },
      { ...house, reference: 8, types: [2, 1], mainType: 2 },
    ]
    expect(similarTo(filled(house, ...others), 1, 1, 9).sort()).toEqual([2, 8])
  })

  test('start with the nearest in place and price', () => {
    const far = { ...house, reference: 2, latitude: 50.4, longitude: 4.4 }
    const dear = { ...house, reference: 3, price: 900_000 }
    const near = { ...house, reference: 4, price: 420_000, latitude: 51.06 }
    expect(similarTo(filled(house, far, dear, near), 1, 1, 3)).toEqual([4, 3, 2])
  })

  test('of a listing that is not there are none', () =>
    expect(similarTo(filled(house), 99, 1, 3)).toEqual([]))
})

describe('the nearest', () => {
  test('are those that sorting all by distance puts first', () => {
    const spots = fc.array(
      fc.tuple(
        fc.double({ min: 49.5, max: 51.5, noNaN: true }),
        fc.double({ min: 2.6, max: 6.4, noNaN: true }),
      ),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(spots, fc.integer({ min: 1, max: 6 }), (some, size) => {
        const columns = filled(
          ...some.map(([latitude, longitude], at) => ({
            ...house,
            reference: at + 1,
            latitude,
            longitude,
          })),
        )
        const gent = { latitude: 51.05, longitude: 3.72 }
        const { latitude, longitude, reference } = columns.arrays
        const away = (at: number) =>
          distanceKm(gent, { latitude: latitude[at] ?? 0, longitude: longitude[at] ?? 0 })
        const wanted = some.map((_, at) => at).sort((a, b) => away(a) - away(b) || a - b)
        const found = nearestTo(columns, bitmapOf(wanted, some.length), gent, size)
        expect(found).toEqual(wanted.slice(0, size).map((at) => reference[at]))
      }),
    )
  })

  test('leave out what does not match and what has no place', () => {
    const columns = filled(
      house,
      { ...house, reference: 2, latitude: null, longitude: null },
      { ...house, reference: 3 },
      { ...house, reference: 4 },
    )
    expect(nearestTo(columns, bitmapOf([0, 1], 4), { latitude: 51, longitude: 3 }, 5)).toEqual([1])
  })

  test('lie as far as on a map: Ghent to Liège is about 137 km', () => {
    expect(
      distanceKm({ latitude: 51.054, longitude: 3.7174 }, { latitude: 50.6326, longitude: 5.5797 }),
    ).toBeCloseTo(138.8, 0)
  })
})

describe('a place', () => {
  const spot = fc.record({
    latitude: fc.double({ min: 49, max: 52, noNaN: true }),
    longitude: fc.double({ min: 2, max: 7, noNaN: true }),
  })

  test('lies within so many kilometres of another when it is no farther away', () => {
    fc.assert(
      fc.property(spot, spot, fc.integer({ min: 1, max: 100 }), (centre, other, km) => {
        expect(isWithin(centre, km)(other.latitude, other.longitude)).toBe(
          distanceKm(centre, other) <= km,
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('without coordinates lies near nothing', () => {
    expect(isWithin({ latitude: 51, longitude: 4 }, 100)(NaN, NaN)).toBe(false)
  })
})
