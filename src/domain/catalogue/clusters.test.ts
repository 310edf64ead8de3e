import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { clusterPoints, isOnePlace } from './clusters'
import { isInBox } from '../lib/geo'

const place = fc.record({
  lat: fc.double({ min: 49.5, max: 51.5, noNaN: true }),
  lng: fc.double({ min: 2.5, max: 6.4, noNaN: true }),
})
const places = fc.array(place, { maxLength: 120 })
const zoom = fc.integer({ min: 0, max: 44 }).map((half) => half / 2)

describe('groups of places', () => {
  test('hold every place once', () =>
    fc.assert(
      fc.property(places, zoom, (all, at) => {
        const grouped = clusterPoints(all, at).flatMap(({ items }) => items)
        expect(grouped).toHaveLength(all.length)
        expect(new Set(grouped)).toEqual(new Set(all))
      }),
    ))

  test('lie in the box of what they hold', () =>
    fc.assert(
      fc.property(places, zoom, (all, at) =>
        clusterPoints(all, at).every(({ items, box, lat, lng }) => {
          const roomy = {
            west: box.west - 1e-9,
            south: box.south - 1e-9,
            east: box.east + 1e-9,
            north: box.north + 1e-9,
          }
          return isInBox(roomy, { lat, lng }) && items.every((item) => isInBox(box, item))
        }),
      ),
    ))

  test('keep listings at one address together, however near the map', () =>
    fc.assert(
      fc.property(place, fc.integer({ min: 2, max: 9 }), zoom, (one, count, at) => {
        const [group, ...others] = clusterPoints(
          Array.from({ length: count }, () => ({ ...one })),
          at,
        )
        expect(others).toEqual([])
        expect(group?.items).toHaveLength(count)
        expect(group && isOnePlace(group.box)).toBe(true)
      }),
    ))

  test('come apart as the map comes nearer', () => {
    const ghent = { lat: 51.054, lng: 3.722 }
    const bruges = { lat: 51.209, lng: 3.225 }
    expect(clusterPoints([ghent, bruges], 5)).toHaveLength(1)
    expect(clusterPoints([ghent, bruges], 10)).toHaveLength(2)
  })
})
