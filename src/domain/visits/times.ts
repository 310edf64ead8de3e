import type { Day } from '../days'

/** Where the clocks of the agency hang. */
const ZONE = 'Europe/Brussels'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const written = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'medium' })

/** The day and the time on the agency's clock. */
export function clockOf(instant: Date): { day: Day; time: string } {
  const [day = '', time = ''] = written.format(instant).split(' ')
  return { day, time: time.slice(0, 5) }
}

/** How far the agency's clock is ahead of UTC at this instant. */
const ahead = (instant: Date): number => Date.parse(`${written.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant.getTime() / 1000) * 1000

/** The instant at which the agency's clock shows this. */
export function instantAt(day: Day, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`)
  const guess = wall - ahead(new Date(wall))
  return new Date(wall - ahead(new Date(guess)))
}

/** The days after or before a day, as the calendar counts them. */
export const daysFrom = (day: Day, count: number): Day => new Date(Date.parse(`${day}T12:00:00Z`) + count * DAY).toISOString().slice(0, 10)

/** The Monday of the week of a day. */
export const mondayOf = (day: Day): Day => daysFrom(day, -((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7))

export const isDay = (text: string): boolean => {
  const parsed = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T12:00:00Z`) : NaN
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().slice(0, 10) === text
}
