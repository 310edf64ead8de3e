import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { isInBox } from '@/domain/lib/geo'

import { bitmapOf } from './bitmap'
import { createListingColumns } from './columns'
import { groupsIn } from './groups'
import type { SearchRow } from './searchRow'

const row = (reference: number, latitude: number | null, longitude: number | null): SearchRow => ({
  reference,
  goal: 'sale',
  languages: 1,
  city: 'gent',
  zip: '9000',
  types: [1],
  mainType: 1,
  price: 1,
  bedrooms: 0,
  area: 0,
  epc: null,
  isNew: false,
  features: 0,
  marquee: 0,
  isOffered: true,
  isFeatured: false,
  published: 0,
  latitude,
  longitude,
})
const filled = (spots: readonly (readonly [number | null, number | null])[]) => {
  const columns = createListingColumns(1)
  for (const [at, [latitude, longitude]] of spots.entries())
    columns.put(row(at + 1, latitude, longitude))
  return columns
}
const degrees = fc.double({ min: 49.5, max: 51.5, noNaN: true }).map(Math.fround)

describe('groups on a map', () => {
  test('hold every listing of the box exactly once, and lie within the places they hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(degrees, degrees), { maxLength: 60 }),
        fc.tuple(degrees, degrees, degrees, degrees),
        fc.integer({ min: 0, max: 18 }),
        (spots, edges, zoom) => {
          const [south = 0, north = 0] = edges.slice(0, 2).sort((a, b) => a - b)
          const [west = 0, east = 0] = edges.slice(2).sort((a, b) => a - b)
          const box = { west, south, east, north }
          const groups = groupsIn(filled(spots), bitmapOf(spots.keys(), spots.length), box, {
            zoom,
            maxReferences: 100,
          })
          const inside = spots.flatMap(([lat, lng], at) =>
            isInBox(box, { lat, lng }) ? [at + 1] : [],
          )
          expect(groups.flatMap(({ references }) => references).sort((a, b) => a - b)).toEqual(
            inside,
          )
          for (const group of groups) {
            expect(group.count).toBe(group.references.length)
            expect(group.lat).toBeGreaterThanOrEqual(group.box.south - 1e-6)
            expect(group.lat).toBeLessThanOrEqual(group.box.north + 1e-6)
          }
        },
      ),
    )
  })

  test('fall apart when a visitor comes closer', () => {
    const columns = filled([
      [51.05, 3.72],
      [51.06, 3.75],
    ])
    const box = { west: 2, south: 49, east: 7, north: 52 }
    expect(
      groupsIn(columns, bitmapOf([0, 1], 2), box, { zoom: 7, maxReferences: 10 }),
    ).toHaveLength(1)
    expect(
      groupsIn(columns, bitmapOf([0, 1], 2), box, { zoom: 14, maxReferences: 10 }),
    ).toHaveLength(2)
  })

  test('leave out what has no place and what does not match, and name no more than asked', () => {
    const columns = filled([
      [51, 4],
      [51, 4],
      [51, 4],
      [null, null],
      [51, 4],
      [51, 4],
    ])
    const box = { west: 0, south: 0, east: 9, north: 90 }
    const matches = bitmapOf([0, 1, 2, 3], 6)
    const options = { zoom: 5, maxReferences: 2 }
    expect(groupsIn(columns, matches, box, options)).toMatchObject([
      { count: 3, references: [1, 2] },
    ])
  })
})
