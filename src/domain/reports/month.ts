import type { Day } from '../lib/days'
import { clockOf, daysFrom } from '../viewings/times'

/** A month as `YYYY-MM`. */
export type Month = string

/** From this hour of the first day on the report of the month before is written. */
const DUE_FROM = '07:00'

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)

const monthOf = (day: Day): Month => day.slice(0, 7)

/** The month before. */
export const monthBefore = (month: Month): Month => monthOf(daysFrom(`${month}-01`, -1))

/** Returns the last month of which reports are due: the one before, from seven on the first. */
export function lastDueMonth(now: Date): Month {
  const { day, time } = clockOf(now)
  const before = monthBefore(monthOf(day))
  return day.endsWith('-01') && time < DUE_FROM ? monthBefore(before) : before
}

/** The first day of a month, and the first that no longer is one of it. */
export function monthSpan(month: Month): { from: Day; to: Day } {
  const from = `${month}-01`
  return { from, to: `${daysFrom(from, 31).slice(0, 8)}01` }
}
