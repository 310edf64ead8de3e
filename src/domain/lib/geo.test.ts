import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { boxOf, isInBox, project, readBox, writeBox } from './geo'

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('a box of the map', () => {
  test('holds every place it is made of', () =>
    fc.assert(
      fc.property(fc.array(place, { minLength: 1 }), (all) => {
        const box = boxOf(all)
        return box !== undefined && all.every((each) => isInBox(box, each))
      }),
    ))

  test('is none without places', () => expect(boxOf([])).toBeUndefined())

  test('reads as it was written', () => {
    const box = { west: 2.5, south: 49.5, east: 6.4, north: 51.5 }
    expect(readBox(writeBox(box))).toEqual(box)
  })

  test.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    'a,b,c,d',
    '5,50,4,51',
    '3,52,4,51',
    '3,50,4,91',
    '1e9,0,2e9,1',
    'NaN,0,1,1',
    `${'1'.repeat(9000)},1,1,1`,
  ])('is not read from %j', (text) => expect(readBox(text)).toBeUndefined())
})

test('every place has a spot on the square of the maps, the poles too', () =>
  fc.assert(
    fc.property(place, (each) => {
      const { x, y } = project(each)
      return x >= 0 && x <= 1 && y >= -1e-9 && y <= 1 + 1e-9
    }),
  ))
