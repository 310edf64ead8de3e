import type { Day } from '@/domain/lib/days'
import { clockOf, daysFrom, instantAt } from '@/domain/viewings/times'

/** The day for which the dates of the demo's files are written, a Saturday. */
const WRITTEN_FOR: Day = '2026-11-21'
const DAY = 24 * 60 * 60 * 1000

/** These stand in numbers of certificates, which count for ten years, and in texts. */
const FIXED = new Set(['epcDate', 'asbestosDate', 'deliveryDate'])
/** Leases begin on the first of a month. */
const FIRST_OF_MONTH = new Set(['availableFrom'])

const nearestFirst = (day: Day): Day => `${daysFrom(day, 15).slice(0, 8)}01`

function moveDate(date: string, days: number): string {
  const hasTime = date.includes('T') && !date.endsWith('T00:00:00.000Z')
  if (!hasTime) return daysFrom(date.slice(0, 10), days) + date.slice(10)
  const { day, time } = clockOf(new Date(date))
  return instantAt(daysFrom(day, days), time).toISOString()
}

/** Moves the dates in a value by so many days; hours of the agency's clock stay, also over summer time. */
export function moveDates(value: unknown, days: number, name = ''): unknown {
  if (FIXED.has(name)) return value
  if (typeof value === 'string') {
    if (!/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return value
    const moved = moveDate(value, days)
    return FIRST_OF_MONTH.has(name) ? nearestFirst(moved) : moved
  }
  if (Array.isArray(value)) return value.map((item) => moveDates(item, days, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, moveDates(item, days, key)]),
  )
}

/**
 * How far the demo's dates are moved, so that it is never an agency of last year: enquiries to
 * yesterday, and the rest by whole weeks, so that a viewing on a Wednesday stays on one.
 */
export function moveTo(today: Day): { days: number; weeks: number } {
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(WRITTEN_FOR)) / DAY))
  return { days, weeks: days - (days % 7) }
}
