import type { Day } from '../lib/days'
import { clockOf, daysFrom } from '../viewings/times'

/** A month as `YYYY-MM`. */
export type Month = string

/**
 * From this hour of the first day on the report of the month before is written; what was missed is
 * made up for on the next days.
 */
const DUE_FROM = '07:00'
const LAST_DUE_DAY = 5

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)

/** The month before the one that the agency's clock shows. */
export const monthBefore = (now: Date): Month =>
  daysFrom(`${clockOf(now).day.slice(0, 8)}01`, -1).slice(0, 7)

/** Returns the month of which reports are due now; undefined on most days. */
export function dueMonth(now: Date): Month | undefined {
  const { day, time } = clockOf(now)
  const date = Number(day.slice(8))
  const isDue = date <= LAST_DUE_DAY && (date > 1 || time >= DUE_FROM)
  return isDue ? monthBefore(now) : undefined
}

/** The first day of a month, and the first that no longer is one of it. */
export function monthSpan(month: Month): { from: Day; to: Day } {
  const from = `${month}-01`
  return { from, to: `${daysFrom(from, 31).slice(0, 8)}01` }
}
