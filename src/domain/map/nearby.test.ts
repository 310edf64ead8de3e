import { describe, expect, test } from '@jest/globals'

import { metresBetween, nearestOf, type NearbyPoint } from './nearby'

const here = { lat: 51.05, lng: 3.72 }
const at = (metresNorth: number, kind: NearbyPoint['kind'], name?: string): NearbyPoint => ({
  lat: here.lat + metresNorth / 111_195,
  lng: here.lng,
  kind,
  name,
})

describe('what is near a place', () => {
  test('is measured in a straight line over the earth', () => {
    // Ghent to Antwerp, as maps measure it.
    const antwerp = { lat: 51.2194, lng: 4.4025 }
    expect(metresBetween({ lat: 51.0543, lng: 3.7174 }, antwerp)).toBeCloseTo(51_200, -3)
    expect(metresBetween(here, here)).toBe(0)
  })

  test('is the nearest of each kind, rounded to what a straight line can promise', () => {
    const points = [
      at(2000, 'school', 'Ver'),
      at(433, 'school', 'Dorpsschool'),
      at(1260, 'station', 'Halte'),
      at(12, 'park'),
    ]
    expect(nearestOf(here, points)).toEqual([
      { kind: 'station', name: 'Halte', metres: 1300 },
      { kind: 'school', name: 'Dorpsschool', metres: 450 },
      { kind: 'park', name: undefined, metres: 50 },
    ])
  })

  test('leaves out what is further than a neighbourhood', () => {
    expect(nearestOf(here, [at(3200, 'station')])).toEqual([])
  })
})
