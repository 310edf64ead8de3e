import type { Day } from '../lib/days'
import { isHoliday } from '../lib/holidays'
import { daysFrom } from '../viewings/times'

/** The days as schema.org names them, from Monday. */
const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const

/** Part of a week in which the office is open: days from 1 (Monday) to 7, times as "09:00". */
export type OpenTime = { days: readonly number[]; from: string; to: string }

const PART = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\d{2}:\d{2})-(\d{2}:\d{2})$/
const LAST_TIME = '24:00'

const numberOf = (name: string | undefined): number => dayNames.findIndex((one) => one === name) + 1

const isTime = (text: string): boolean => text <= LAST_TIME && text.slice(3) < '60'

function readPart(text: string): OpenTime | undefined {
  const [, first, last = first, from = '', to = ''] = PART.exec(text.trim()) ?? []
  const start = numberOf(first)
  const end = numberOf(last)
  if (start === 0 || end < start || !isTime(from) || !isTime(to) || to <= from) return undefined
  return { days: Array.from({ length: end - start + 1 }, (_, at) => start + at), from, to }
}

/**
 * Reads opening hours as search engines do: "Mo-Fr 09:00-12:30, Mo-Fr 13:30-18:00". Undefined when
 * a part is not understood.
 */
export function readOpenTimes(text: string): OpenTime[] | undefined {
  const parts = text.split(',').map(readPart)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** Whether the office is open, until when, or when it opens next: so many days from today. */
export type OpenState =
  { isOpen: true; until: string } | { isOpen: false; opens?: { inDays: number; at: string } }

/** Days within which an office with hours opens again, also past a week of holidays. */
const MAX_DAYS = 14
/** From 1 for Monday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7

/**
 * Returns whether the office is open at a day and time of the agency's clock. It is closed on public
 * holidays.
 */
export function openState(
  times: readonly OpenTime[],
  { day, time }: { day: Day; time: string },
): OpenState {
  const timesOn = (on: Day) =>
    isHoliday(on) ? [] : times.filter(({ days }) => days.includes(weekdayOf(on)))
  const now = timesOn(day).find(({ from, to }) => from <= time && time < to)
  if (now) return { isOpen: true, until: now.to }
  for (let inDays = 0; inDays <= MAX_DAYS; inDays++) {
    const [at] = timesOn(daysFrom(day, inDays))
      .map(({ from }) => from)
      .filter((from) => inDays > 0 || from > time)
      .sort()
    if (at !== undefined) return { isOpen: false, opens: { inDays, at } }
  }
  return { isOpen: false }
}
