import { expect, it } from '@jest/globals'
import fc from 'fast-check'

import { dueAt } from './alertTime'

const at = (time: string) => new Date(time)

it('tells at once, the next morning at eight, or on Monday morning, as clocks in Belgium show it', () => {
  expect(dueAt('instant', at('2026-11-21T15:00:00Z'))).toEqual(at('2026-11-21T15:00:00Z'))
  expect(dueAt('daily', at('2026-11-21T15:00:00Z'))).toEqual(at('2026-11-22T07:00:00Z'))
  expect(dueAt('daily', at('2026-11-21T06:59:00Z'))).toEqual(at('2026-11-21T07:00:00Z'))
  expect(dueAt('weekly', at('2026-11-21T15:00:00Z'))).toEqual(at('2026-11-23T07:00:00Z'))
  expect(dueAt('weekly', at('2026-11-23T07:00:00Z'))).toEqual(at('2026-11-30T07:00:00Z'))
})

it('follows the clocks when they change', () => {
  expect(dueAt('daily', at('2026-03-28T12:00:00Z'))).toEqual(at('2026-03-29T06:00:00Z'))
  expect(dueAt('daily', at('2026-10-24T12:00:00Z'))).toEqual(at('2026-10-25T07:00:00Z'))
})

it('never lies in the past and never farther off than promised', () => {
  const moments = fc.date({
    min: at('2026-01-01T00:00:00Z'),
    max: at('2030-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000
  fc.assert(
    fc.property(moments, (now) => {
      expect(hours(now, dueAt('daily', now))).toBeGreaterThan(0)
      expect(hours(now, dueAt('daily', now))).toBeLessThanOrEqual(25)
      expect(hours(now, dueAt('weekly', now))).toBeGreaterThan(0)
      expect(hours(now, dueAt('weekly', now))).toBeLessThanOrEqual(169)
    }),
  )
})
