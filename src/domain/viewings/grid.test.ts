import { describe, expect, it, test } from '@jest/globals'
import fc from 'fast-check'

import { hoursOf, lanesOf, minutesOf, movedBy, timeAt, type Span } from './grid'

const at = (text: string): Span => {
  const [from = '', until = ''] = text.split('-')
  return { from: minutesOf(from), until: minutesOf(until) }
}
const lanes = (...texts: string[]) =>
  lanesOf(texts.map(at)).map(({ lane, lanes: of }) => [lane, of])

const anySpan = fc
  .tuple(fc.nat({ max: 1300 }), fc.integer({ min: 5, max: 130 }))
  .map(([from, length]) => ({ from, until: from + length }))

describe('the grid of a week', () => {
  it('shows the usual hours, and whole hours around what lies outside them', () => {
    expect(hoursOf([])).toEqual(at('08:00-19:00'))
    expect(hoursOf([at('07:45-08:15'), at('19:30-20:15')])).toEqual(at('07:00-21:00'))
    expect(hoursOf([at('23:30-23:59')]).until).toBe(24 * 60)
  })

  it('gives viewings one after the other the whole width', () =>
    expect(lanes('10:00-10:30', '10:30-11:00', '14:00-15:00')).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]))

  it('sets viewings at one time side by side, and uses a lane again that is free', () => {
    expect(lanes('10:00-11:00', '10:00-10:30', '10:30-11:00')).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
    ])
    expect(lanes('14:00-14:30', '10:00-11:00', '10:15-10:45')).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ])
  })

  test('no two viewings of one lane overlap, and all that overlap agree on the width', () =>
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 12 }), (spans) => {
        const found = lanesOf(spans)
        spans.forEach((one, a) =>
          spans.forEach((other, b) => {
            if (a === b || one.from >= other.until || other.from >= one.until) return
            expect(found[a]?.lane).not.toBe(found[b]?.lane)
            expect(found[a]?.lanes).toBe(found[b]?.lanes)
          }),
        )
        for (const { lane, lanes: of } of found) expect(lane).toBeLessThan(of)
      }),
    ))

  it('moves a viewing by steps of a quarter, and never out of the days and hours', () => {
    const place = { day: 2, from: minutesOf('10:00'), length: 30 }
    const grid = { hours: at('08:00-19:00'), dayCount: 7 }
    expect(movedBy(place, { days: 1, minutes: 20 }, grid)).toEqual({ day: 3, from: 615 })
    expect(movedBy(place, { days: -5, minutes: -900 }, grid)).toEqual({ day: 0, from: 480 })
    expect(movedBy(place, { days: 9, minutes: 900 }, grid)).toEqual({
      day: 6,
      from: minutesOf('18:30'),
    })
  })

  it('writes minutes as a time and reads it back', () => {
    expect([timeAt(0), timeAt(615), timeAt(1439)]).toEqual(['00:00', '10:15', '23:59'])
    expect(minutesOf('10:15')).toBe(615)
  })
})
