import { describe, expect, it } from '@jest/globals'

import { clockOf } from '../viewings/times'
import { audienceOf, GRAPH_DAYS, dailyViewsFrom, type DailyViews } from './audience'

const nobody = { visits: 0, visitors: 0 }
const on = (day: string, visits: number, visitors = visits): DailyViews => ({
  day,
  visits,
  visitors,
})

describe('the audience of a listing', () => {
  it('has exactly thirty days up to today, with a zero for days without views, also across both changes of the clock', () => {
    for (const today of [
      '2026-11-21',
      '2026-10-25',
      '2026-10-26',
      '2026-03-29',
      '2026-04-10',
      '2024-03-01',
    ]) {
      const { days } = audienceOf([on(today, 3, 2)], nobody, today)
      expect(days).toHaveLength(GRAPH_DAYS)
      expect(new Set(days.map(({ day }) => day)).size).toBe(GRAPH_DAYS)
      expect(days.at(-1)).toEqual({ day: today, visits: 3, visitors: 2 })
      expect(days.slice(0, -1).every(({ visits, visitors }) => visits + visitors === 0)).toBe(true)
    }
    expect(audienceOf([], nobody, '2026-03-30').days[0]?.day).toBe('2026-03-01')
  })

  it('counts a week from Monday, a month from its first, and everything', () => {
    // 22 November 2026 is a Sunday, the 16th its Monday.
    const known = [
      on('2026-10-31', 1000),
      on('2026-11-01', 100),
      on('2026-11-15', 10, 9),
      on('2026-11-16', 4, 3),
      on('2026-11-22', 2, 1),
    ]
    expect(audienceOf(known, { visits: 5000, visitors: 4000 }, '2026-11-22')).toMatchObject({
      today: 2,
      week: 6,
      month: 116,
      total: 6116,
      visitors: { today: 1, week: 4, month: 113, total: 5113 },
    })
    expect(audienceOf(known, nobody, '2026-11-23')).toMatchObject({ today: 0, week: 0, month: 116 })
  })

  it('knows the whole month on its last day, when the graph begins on the second', () => {
    expect(dailyViewsFrom('2026-10-31')).toBe('2026-10-01')
    expect(dailyViewsFrom('2026-11-30')).toBe('2026-11-01')
    expect(dailyViewsFrom('2026-11-21')).toBe('2026-10-23')
    expect(audienceOf([on('2026-10-01', 7)], nobody, '2026-10-31')).toMatchObject({
      month: 7,
      total: 7,
      days: expect.not.arrayContaining([on('2026-10-01', 7)]),
    })
  })

  it('lives by the clock of Brussels: a day begins at its midnight, in summer and winter, and twice has another length', () => {
    const dayAt = (instant: string) => clockOf(new Date(instant)).day
    expect([dayAt('2026-11-20T22:59:59Z'), dayAt('2026-11-20T23:00:00Z')]).toEqual([
      '2026-11-20',
      '2026-11-21',
    ])
    expect([dayAt('2026-07-20T21:59:59Z'), dayAt('2026-07-20T22:00:00Z')]).toEqual([
      '2026-07-20',
      '2026-07-21',
    ])
    const lengthOf = (day: string, from: string, to: string) => {
      expect([dayAt(from), dayAt(new Date(Date.parse(from) - 1).toISOString())]).not.toEqual([
        day,
        day,
      ])
      expect([
        dayAt(from),
        dayAt(new Date(Date.parse(to) - 1).toISOString()),
        dayAt(to) > day,
      ]).toEqual([day, day, true])
      return (Date.parse(to) - Date.parse(from)) / 3_600_000
    }
    expect(lengthOf('2026-03-29', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')).toBe(23)
    expect(lengthOf('2026-10-25', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toBe(25)
  })
})
