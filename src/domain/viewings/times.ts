import type { Day } from '../lib/days'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const MARCH = 2
const OCTOBER = 9

/** The last Sunday of a month at one o'clock in UTC, when the clocks of Europe change. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY
}

/**
 * How far the agency's clock is ahead of UTC at this instant. By the rule of the European Union and
 * not by `Intl`, because its first use takes a browser 25 ms, and a phone four times that.
 */
function utcOffset(instant: Date): number {
  const year = instant.getUTCFullYear()
  const at = instant.getTime()
  const isSummer = at >= clockChange(year, MARCH) && at < clockChange(year, OCTOBER)
  return isSummer ? 2 * HOUR : HOUR
}

/** The day and the time on the agency's clock. */
export function clockOf(instant: Date): { day: Day; time: string } {
  const [day = '', time = ''] = new Date(instant.getTime() + utcOffset(instant))
    .toISOString()
    .split('T')
  return { day, time: time.slice(0, 5) }
}

/** The instant at which the agency's clock shows this. */
export function instantAt(day: Day, time: string): Date {
  const wallTime = Date.parse(`${day}T${time}:00Z`)
  const guess = wallTime - utcOffset(new Date(wallTime))
  return new Date(wallTime - utcOffset(new Date(guess)))
}

/** The days after or before a day, as the calendar counts them. */
export const daysFrom = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10)

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day =>
  daysFrom(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

export const isDay = (text: string): boolean => {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : NaN
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().slice(0, 10) === text
}
