import { describe, expect, it } from '@jest/globals'

import { clockOf, instantAt } from './times'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The clock of Belgium as Node knows it: from the tables of time zones, which follow the law. */
const belgium = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'short',
})
const shown = (instant: Date) => {
  const { day, time } = clockOf(instant)
  return `${day} ${time}`
}
const differs = (at: number) => shown(new Date(at)) !== belgium.format(new Date(at))
const between = (from: string, to: string, step: number) => {
  const first = Date.parse(from)
  const count = Math.ceil((Date.parse(to) - first) / step)
  return Array.from({ length: count }, (_, at) => first + at * step)
}

describe("the agency's clock", () => {
  it('is that of the tables of time zones, also when the law on summer time changes', () => {
    const moments = between('2000-01-01T00:00:00Z', '2050-01-01T00:00:00Z', 7 * HOUR)
    expect(moments.filter(differs).map((at) => new Date(at).toISOString())).toEqual([])
  })

  it.each(['2026-03-29', '2026-10-25', '2027-03-28', '2027-10-31', '2034-03-26', '2034-10-29'])(
    'is that of the tables in each minute of %s, a day on which it changes',
    (day) => {
      const moments = between(`${day}T00:00:00Z`, `${day}T04:00:00Z`, MINUTE)
      expect(moments.filter(differs).map((at) => new Date(at).toISOString())).toEqual([])
    },
  )

  it.each([
    ['2026-12-31', '23:30'],
    ['2026-01-01', '00:00'],
    ['2026-03-29', '01:59'],
    ['2026-03-29', '03:00'],
    ['2026-10-25', '01:59'],
    ['2026-10-25', '03:00'],
    ['2028-02-29', '12:00'],
  ])('shows %s %s at the instant that is made of it', (day, time) => {
    expect(clockOf(instantAt(day, time))).toEqual({ day, time })
  })

  it('has no time for what is no moment', () => {
    expect(() => clockOf(new Date('no moment'))).toThrow(RangeError)
  })
})
