import type { alertFrequencies } from '../leads'

export type Frequency = (typeof alertFrequencies)[number]

/** Mails of the day or the week arrive with the morning's. */
const HOUR = 8
const MONDAY = 1
const DAY = 24 * 60 * 60 * 1000

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Brussels', hourCycle: 'h23', weekday: 'short' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
})

function read(at: Date): { day: number; shown: number } {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const shown = Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day), Number(parts.hour), Number(parts.minute))
  return { day: Math.floor(shown / DAY), shown }
}

/** The moment at which clocks in Belgium show the hour of the mails on a day. */
function morningOf(day: number): Date {
  const wanted = day * DAY + HOUR * 60 * 60 * 1000
  const guess = new Date(wanted)
  return new Date(wanted - (read(guess).shown - wanted))
}

const weekday = (day: number): number => new Date(day * DAY).getUTCDay()

/** When somebody is told of what was found now. */
export function dueAt(frequency: Frequency, now: Date): Date {
  if (frequency === 'instant') return now
  const { day: today } = read(now)
  const fits = (day: number) => morningOf(day) > now && (frequency === 'daily' || weekday(day) === MONDAY)
  const days = Array.from({ length: 9 }, (_, ahead) => today + ahead)
  return morningOf(days.find(fits) ?? today + 1)
}
