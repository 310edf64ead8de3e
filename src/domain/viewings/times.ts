import type { Day } from '../lib/days'

/** The agency's time zone. */
const ZONE = 'Europe/Brussels'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const clockFormat = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** The day and the time on the agency's clock. */
export function clockOf(instant: Date): { day: Day; time: string } {
  const [day = '', time = ''] = clockFormat.format(instant).split(' ')
  return { day, time: time.slice(0, 5) }
}

/** How far the agency's clock is ahead of UTC at this instant. */
const utcOffset = (instant: Date): number =>
  Date.parse(`${clockFormat.format(instant).replace(' ', 'T')}Z`) -
  Math.floor(instant.getTime() / 1000) * 1000

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
