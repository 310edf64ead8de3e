import { describe, expect, it } from '@jest/globals'

import { nameNow, superfluous } from './thin.mjs'

const HOUR = 3_600_000
const now = Date.parse('2027-06-15T12:00:00Z')
/** One backup an hour for so many days. */
const hourly = (days: number) => Array.from({ length: days * 24 }, (_, hours) => now - hours * HOUR)

/** A year of them, each removed as soon as no rule keeps it, as a timer does. */
function afterDaily(days: number): number[] {
  let kept: number[] = []
  for (let day = days; day >= 0; day--) {
    const today = now - day * 24 * HOUR
    kept.push(today)
    const gone = superfluous(kept, today)
    kept = kept.filter((at) => !gone.has(at))
  }
  return kept
}

describe('old backups', () => {
  it('are kept whole for two days, then one a day for two weeks', () => {
    const gone = superfluous(hourly(14), now)
    const kept = hourly(14).filter((at) => !gone.has(at))
    expect(kept.filter((at) => now - at <= 48 * HOUR)).toHaveLength(49)
    const days = kept.filter((at) => now - at > 48 * HOUR).map((at) => Math.floor(at / (24 * HOUR)))
    expect(days).toHaveLength(new Set(days).size)
    expect(days.length).toBeGreaterThan(10)
  })

  it('leave one of each month of the last two years when they are thinned every day', () => {
    const kept = afterDaily(1000)
    const months = new Set(kept.map((at) => new Date(at).toISOString().slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(24)
    expect(kept.length).toBeLessThan(60)
    expect(Math.min(...kept)).toBeGreaterThan(now - 732 * 24 * HOUR)
  })

  it('never lose the newest, however old it is', () => {
    const old = now - 5000 * 24 * HOUR
    expect(superfluous([old], now)).toEqual(new Set())
  })

  it('have the minute in their name', () => {
    expect(nameNow(new Date('2027-06-15T12:34:56Z'))).toBe('hestia-2027-06-15T12-34.backup')
  })
})
