import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { isArea, isInside, MAX_CORNERS, readArea, simplifyArea, writeArea } from './area'
import { boxOf, isInBox, roundDegrees } from '../lib/geo'

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }).map(roundDegrees),
  lng: fc.double({ min: -180, max: 180, noNaN: true }).map(roundDegrees),
})
const area = fc.array(place, { minLength: 3, maxLength: MAX_CORNERS }).filter(isArea)
const ghent = [
  { lat: 51.0, lng: 3.6 },
  { lat: 51.1, lng: 3.6 },
  { lat: 51.1, lng: 3.8 },
  { lat: 51.0, lng: 3.8 },
]

describe('an area in an address', () => {
  test('reads as it was written', () =>
    fc.assert(
      fc.property(area, (corners) => expect(readArea(writeArea(corners))).toEqual(corners)),
    ))

  test('is written in one way only', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ABCDab019-_gh'), maxLength: 60 }),
        (text) => {
          const read = readArea(text)
          return read === undefined || writeArea(read) === text
        },
      ),
    ))

  test('is made of letters that no browser writes as a code', () =>
    fc.assert(fc.property(area, (corners) => /^[\w-]+$/.test(writeArea(corners)))))

  test('is short', () => expect(writeArea(ghent).length).toBeLessThan(28))

  test.each([
    ['nothing', ''],
    ['no number that ends', writeArea(ghent).slice(0, -1)],
    ['a half corner', `${writeArea(ghent)}A`],
    ['strange letters', `${writeArea(ghent)}!!`],
    ['a number without end', `${'_'.repeat(200)}A`],
    ['two corners', writeArea(ghent.slice(0, 2))],
    ['a line', writeArea([ghent[0], ghent[1], ghent[0]].flatMap((corner) => corner ?? []))],
    ['a place beyond the pole', writeArea([...ghent, { lat: 91, lng: 3 }])],
    [
      'more corners than an address carries',
      writeArea(
        Array.from({ length: MAX_CORNERS + 1 }, (_, at) => ({
          lat: 50 + (at % 2),
          lng: 3 + at / 100,
        })),
      ),
    ],
    ['eight kilobytes', 'gB'.repeat(4096)],
  ])('is not read from %s', (_, text) => expect(readArea(text)).toBeUndefined())
})

describe('inside an area', () => {
  test.each([
    ['the middle of it', { lat: 51.05, lng: 3.7 }, true],
    ['beside it', { lat: 51.05, lng: 3.9 }, false],
    ['above it', { lat: 51.2, lng: 3.7 }, false],
  ])('%s: %j', (_, point, expected) => expect(isInside(ghent, point)).toBe(expected))

  test('is never outside its box', () =>
    fc.assert(
      fc.property(area, place, (corners, point) => {
        const box = boxOf(corners)
        return !isInside(corners, point) || (box !== undefined && isInBox(box, point))
      }),
    ))

  test('does not depend on the corner it begins with', () =>
    fc.assert(
      fc.property(area, place, fc.nat(), (corners, point, turn) => {
        const start = turn % corners.length
        const turned = [...corners.slice(start), ...corners.slice(0, start)]
        expect(isInside(turned, point)).toBe(isInside(corners, point))
      }),
    ))

  test('leaves a bay outside', () => {
    const bay = [...ghent.slice(0, 3), { lat: 51.05, lng: 3.62 }, ...ghent.slice(3)]
    expect(isInside(bay, { lat: 51.05, lng: 3.7 })).toBe(false)
    expect(isInside(bay, { lat: 51.05, lng: 3.61 })).toBe(true)
  })
})

describe('an area that was drawn by hand', () => {
  const circle = (corners: number) =>
    Array.from({ length: corners }, (_, at) => {
      const turn = (at / corners) * 2 * Math.PI
      return { lat: 51 + 0.1 * Math.sin(turn), lng: 4 + 0.15 * Math.cos(turn) }
    })

  test('fits into an address, whatever it is', () =>
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 150 }),
        (drawn) => simplifyArea(drawn).length <= MAX_CORNERS,
      ),
    ))

  test('keeps its shape', () => {
    const drawn = circle(9000)
    const simple = simplifyArea(drawn)
    expect(isArea(simple)).toBe(true)
    expect(isInside(simple, { lat: 51.09, lng: 4 })).toBe(true)
    expect(isInside(simple, { lat: 51, lng: 4.145 })).toBe(true)
    expect(isInside(simple, { lat: 51, lng: 4.16 })).toBe(false)
  })

  test('is left as it is when it is simple', () => expect(simplifyArea(ghent)).toEqual(ghent))
})
