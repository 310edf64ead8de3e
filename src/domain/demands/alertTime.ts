import type { alertFrequencies } from '../enquiries/enquiries'
import { clockOf, daysFrom, instantAt, mondayOf } from '../viewings/times'

export type Frequency = (typeof alertFrequencies)[number]

/** Mails of the day or the week arrive with the morning's. */
const SEND_TIME = '08:00'
const MAX_DAYS = 8

/** Returns when an alert about listings found now is sent. */
export function dueAt(frequency: Frequency, now: Date): Date {
  if (frequency === 'instant') return now
  const { day: today } = clockOf(now)
  const days = Array.from({ length: MAX_DAYS + 1 }, (_, ahead) => daysFrom(today, ahead))
  const mornings = days
    .filter((day) => frequency === 'daily' || mondayOf(day) === day)
    .map((day) => instantAt(day, SEND_TIME))
  return mornings.find((morning) => morning > now) ?? instantAt(daysFrom(today, 1), SEND_TIME)
}
