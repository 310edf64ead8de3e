import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { createStreetLookup, tileAt, tilesIn } from './streetTiles'

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const place = fc.record({ lat: degrees(49.5, 51.5), lng: degrees(2.5, 6.4) })

describe('the tiles that have streets', () => {
  test('are counted as all web maps count them', () => {
    expect(tileAt({ lat: 51.0543, lng: 3.7174 })).toEqual([522, 342])
    expect(tileAt({ lat: 50.8466, lng: 4.3528 })).toEqual([524, 343])
    expect(tileAt({ lat: 0, lng: 0 }, 1)).toEqual([1, 1])
    expect(tileAt({ lat: 90, lng: 180 }, 1)).toEqual([1, 0])
  })

  test('of a box hold every place in it', () =>
    fc.assert(
      fc.property(place, place, (one, other) => {
        const box = {
          west: Math.min(one.lng, other.lng),
          east: Math.max(one.lng, other.lng),
          south: Math.min(one.lat, other.lat),
          north: Math.max(one.lat, other.lat),
        }
        const hasStreets = createStreetLookup(tilesIn(box))
        return hasStreets(one) && hasStreets(other)
      }),
    ))

  test('say nothing of the tile beside', () => {
    const hasStreets = createStreetLookup([[522, 342]])
    expect(hasStreets({ lat: 51.0543, lng: 3.7174 })).toBe(true)
    expect(hasStreets({ lat: 51.2194, lng: 4.4025 })).toBe(false)
  })
})

test('a file that was cut to places has streets in their boxes only, though a tile is larger', () => {
  const box = [3.7, 51.04, 3.74, 51.07] as const
  const hasStreets = createStreetLookup([[522, 342]], [box])
  expect(hasStreets({ lat: 51.0543, lng: 3.7174 })).toBe(true)
  expect(hasStreets({ lat: 51.0543, lng: 3.76 })).toBe(false)
})
