import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'

import { daysFrom } from '../viewings/times'
import { timeLineOf } from './timeLine'

const size = { width: 1240, height: 220, days: 30, label: 5 }
const viewsOf = (counts: readonly number[]) =>
  counts.map((visitors, at) => ({ day: daysFrom('2026-10-24', at), visitors }))

describe('the time line of a property', () => {
  it('draws every day inside its frame, however many or few looked', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 30, maxLength: 30 }),
        (counts) => {
          const { bars, scale } = timeLineOf(viewsOf(counts), [], size)
          expect(bars).toHaveLength(30)
          for (const { x, y, width, height } of bars) {
            expect(x >= 28 && x + width <= size.width && y >= -1e-6 && height >= 0).toBe(true)
            expect(Math.abs(y + height - size.height)).toBeLessThan(1e-6)
          }
          expect(scale.length).toBeGreaterThan(1)
          expect(scale.length).toBeLessThanOrEqual(6)
        },
      ),
    )
  })

  it('marks the last seven days, and stands events above their day', () => {
    const { bars, events } = timeLineOf(
      viewsOf(Array.from({ length: 30 }, () => 4)),
      [
        { day: '2026-11-02', kind: 'price', text: 'Prijs' },
        { day: '2026-11-20', kind: 'viewing', text: 'Bezoek' },
        { day: '2026-11-20', kind: 'viewing', text: 'Bezoek' },
        { day: '2026-01-01', kind: 'viewing', text: 'long ago' },
      ],
      size,
    )
    expect(bars.filter(({ isThisWeek }) => isThisWeek)).toHaveLength(7)
    expect(events.map(({ day, isRight }) => [day, isRight])).toEqual([
      ['2026-11-02', false],
      ['2026-11-20', true],
    ])
  })
})
