import type { PayloadRequest } from 'payload'

import type { CalendarEvent } from '@/domain/lib/ical'
import { clockOf, daysFrom } from '@/domain/viewings/times'
import { env } from '@/env'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import { idOf } from '../core/relations'
import type { OwnProperty } from './ownProperties'
import { propertyHead } from './propertyView'

const DAY_MS = 24 * 60 * 60_000
/** Days for which calendars keep what is past. */
const PAST_DAYS = 60
const LENGTH_MS = 30 * 60_000
const SINCE_2020 = Date.UTC(2020, 0, 1)

export type EventKind = 'visit' | 'planned' | 'deed'
export const eventName = (kind: EventKind, id: string): string => `${kind}-${id}`

type Named = { event: string; calendar: CalendarEvent }
type Dated = {
  id: string
  start: string
  end?: string | null | undefined
  updatedAt: string
  sequence: number
  summary: string
  status: CalendarEvent['status']
}

/** A viewing has a time, and takes half an hour where no end is known; what else is planned takes a day. */
function spanOf(
  kind: EventKind,
  { start, end }: Pick<Dated, 'start' | 'end'>,
): Pick<CalendarEvent, 'start' | 'end'> {
  const from = new Date(start)
  if (kind === 'visit')
    return { start: from, end: end ? new Date(end) : new Date(from.getTime() + LENGTH_MS) }
  const { day } = clockOf(from)
  return { start: day, end: daysFrom(day, 1) }
}

function eventOf(
  kind: EventKind,
  { id, start, end, updatedAt, ...rest }: Dated,
  property: OwnProperty,
  { language }: Owner,
): Named {
  const { title, town } = propertyHead(property, language)
  const event = eventName(kind, id)
  return {
    event,
    calendar: {
      ...rest,
      uid: `owner-${event}@${new URL(env.SITE_URL).hostname}`,
      stamp: new Date(updatedAt),
      ...spanOf(kind, { start, end }),
      summary: `${rest.summary} · ${title}`,
      location: [title, town].filter(Boolean).join(', '),
      url: new URL(portalHref(language, property.reference ?? ''), env.SITE_URL).href,
    },
  }
}

const since = () => new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString()
/** A number that grows with every save, for what has no sequence of its own. */
const sequenceOf = (updatedAt: string): number =>
  Math.max(0, Math.floor((Date.parse(updatedAt) - SINCE_2020) / 1000))

type FindEvents = (
  req: PayloadRequest,
  owner: Owner,
  properties: ReadonlyMap<string, OwnProperty>,
) => Promise<Named[]>

/** The viewings with their times; one that was cancelled stays as cancelled, so that calendars drop it. */
const findViewings: FindEvents = async (req, owner, properties) => {
  const { docs } = await req.payload.find({
    collection: 'appointments',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: {
      property: true,
      start: true,
      end: true,
      status: true,
      sequence: true,
      updatedAt: true,
    },
    where: {
      and: [
        { property: { in: [...properties.keys()] } },
        { status: { in: ['confirmed', 'done', 'cancelled', 'full'] } },
        { start: { greater_than: since() } },
      ],
    },
  })
  return docs.flatMap(({ property: ref, start, status, sequence, ...rest }) => {
    const property = properties.get(idOf(ref) ?? '')
    const isOff = status === 'cancelled' || status === 'full'
    // What was never confirmed is in no calendar.
    if (!property || !start || (isOff && !sequence)) return []
    const summary = translate(owner.language)('portal.next.visit')
    const dated = { ...rest, start, sequence: sequence ?? 0, summary }
    const calendarStatus = isOff ? 'CANCELLED' : 'CONFIRMED'
    return [eventOf('visit', { ...dated, status: calendarStatus }, property, owner)]
  })
}

const findPlanned: FindEvents = async (req, owner, properties) => {
  const { docs } = await req.payload.find({
    collection: 'activities',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    select: { property: true, date: true, subject: true, status: true, updatedAt: true },
    where: {
      and: [
        { property: { in: [...properties.keys()] } },
        { status: { in: ['planned', 'cancelled'] } },
        { visibleToOwner: { equals: true } },
        { date: { greater_than: since() } },
      ],
    },
  })
  return docs.flatMap(({ id, property: ref, date, subject, status, updatedAt }) => {
    const property = properties.get(idOf(ref) ?? '')
    const dated = { id, start: date, updatedAt, sequence: sequenceOf(updatedAt), summary: subject }
    const calendarStatus = status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
    return property
      ? [eventOf('planned', { ...dated, status: calendarStatus }, property, owner)]
      : []
  })
}

/** The days on which the deeds are signed; one that is no longer planned leaves the calendar. */
const findDeeds: FindEvents = async (_, owner, properties) =>
  [...properties.values()].flatMap((property) => {
    const { id, deedOn, updatedAt } = property
    if (!deedOn || deedOn <= since()) return []
    const dated = { id, start: deedOn, updatedAt, sequence: sequenceOf(updatedAt) }
    const summary = translate(owner.language)('portal.next.deed')
    return [eventOf('deed', { ...dated, summary, status: 'CONFIRMED' }, property, owner)]
  })

/** Returns what is planned for the properties of an owner, as events of a calendar. */
export const findAgendaEvents: FindEvents = async (...about) =>
  (await Promise.all([findViewings, findPlanned, findDeeds].map((find) => find(...about)))).flat()
