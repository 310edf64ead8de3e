import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Day } from '@/domain/lib/days'
import { slotsOf } from '@/domain/viewings/slots'
import { clockOf } from '@/domain/viewings/times'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import type { Appointment, VisitDay } from '@/payload-types'

import { timeOf } from './placeholders'
import { feedbackMarks } from './releasedFeedback'
import { fullAddress, propertyName, type ViewedProperty } from './viewedProperty'

/** A viewing in the week of the studio. */
export type WeekViewing = Pick<
  Appointment,
  'id' | 'updatedAt' | 'status' | 'fullName' | 'phone' | 'email' | 'feedback'
> & {
  /** What was noted and answered after it, and whether its owner may read that. */
  said: string
  isNoted: boolean
  isHeld: boolean
  isReleased: boolean
  time: string
  /** The instant at which it starts, and how long it takes. */
  start: string | undefined
  minutes: number
  property: string
  address: string
  agent?: string | undefined
  /** Whether it has a time, and whether that has passed. */
  isTimed: boolean
  isOver: boolean
  /** The day and part of the day that the visitor asked for, where there is no time yet. */
  wish: string
  wishDay?: Day | undefined
}

/** Hours of a property that staff opened for viewings. */
export type WeekOpening = Pick<VisitDay, 'id' | 'start'> & {
  minutes: number
  from: string
  until: string
  property: string
  taken: number
  places: number
  agent?: string | undefined
}

/** What the rows of a week are made with. */
type WeekContext = {
  locale: Locale
  now: number
  /** The number of viewings by opening. */
  taken: ReadonlyMap<string, number>
  propertyOf: (value: Appointment['property']) => ViewedProperty | undefined
  colleagueNames: ReadonlyMap<string, string>
}

/** Counts the viewings of each opening. */
export async function findTaken(
  req: PayloadRequest,
  openings: readonly VisitDay[],
): Promise<Map<string, number>> {
  if (openings.length === 0) return new Map()
  const db = await transactionOf(req)
  const ids = `{${openings.map(({ id }) => id).join(',')}}`
  const { rows } = await db.execute<{ id: string; count: number }>(
    sql`select visit_day_id as id, count(*)::int as count from appointments where visit_day_id = any(${ids}::uuid[]) and status in ('confirmed', 'done') group by 1`,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const placesOf = ({ start, end, minutes, capacity }: VisitDay): number =>
  slotsOf({ start: new Date(start), end: new Date(end), minutes }).length * capacity

const wishOf = ({ wishDay, slot }: Appointment, locale: Locale): string =>
  [
    wishDay ? formatLongDay(new Date(wishDay), locale) : '',
    slot ? optionName(locale, 'contactSlot', slot) : '',
  ]
    .filter(Boolean)
    .join(', ')

const MINUTE_MS = 60_000
/** A viewing without an end takes half an hour, as it is stored with its next save. */
const DEFAULT_MINUTES = 30

const minutesBetween = (
  start: string | null | undefined,
  end: string | null | undefined,
): number =>
  start && end && end > start
    ? Math.round((Date.parse(end) - Date.parse(start)) / MINUTE_MS)
    : DEFAULT_MINUTES

/** Returns a viewing as the week shows it. */
export function viewingIn(
  doc: Appointment,
  { locale, now, propertyOf, colleagueNames }: WeekContext,
): WeekViewing {
  const { id, status, fullName, phone, email, feedback, start, wishDay, outcome, visitorWords } =
    doc
  const property = propertyOf(doc.property)
  return {
    id,
    updatedAt: doc.updatedAt,
    status,
    fullName,
    phone,
    email,
    feedback,
    said: [...feedbackMarks(doc, locale), visitorWords ?? ''].filter(Boolean).join(' · '),
    isNoted: Boolean(outcome),
    isHeld: outcome !== 'absent',
    isReleased: doc.feedbackShown === true,
    agent: colleagueNames.get(idOf(doc.agent) ?? ''),
    property: property ? propertyName(property, locale) : '',
    address: property ? fullAddress(property, locale) : '',
    wish: wishOf(doc, locale),
    time: start ? timeOf(new Date(start), locale) : '',
    start: start ?? undefined,
    minutes: minutesBetween(start, doc.end),
    isTimed: Boolean(start),
    isOver: Boolean(start && Date.parse(start) < now),
    wishDay: wishDay ? clockOf(new Date(wishDay)).day : undefined,
  }
}

/** Returns an opening as the week shows it. */
export function openingIn(
  doc: VisitDay,
  { locale, taken, propertyOf, colleagueNames }: WeekContext,
): WeekOpening {
  const property = propertyOf(doc.property)
  return {
    id: doc.id,
    start: doc.start,
    minutes: minutesBetween(doc.start, doc.end),
    from: timeOf(new Date(doc.start), locale),
    until: timeOf(new Date(doc.end), locale),
    property: property ? propertyName(property, locale) : '',
    taken: taken.get(doc.id) ?? 0,
    places: placesOf(doc),
    agent: colleagueNames.get(idOf(doc.agent) ?? ''),
  }
}
