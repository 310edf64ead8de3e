import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { writeCalendar, type CalendarEvent } from '@/domain/lib/ical'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import { portalHref } from '@/i18n/portal'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import type { OwnSession } from '../accounts/portal'
import { isSigned, sign } from '../core/seal'
import { idOf } from '../core/relations'
import { findOwnProperties, type OwnProperty } from './ownProperties'
import { propertyHead } from './propertyView'

const FILE_NAME =
  /^owner\.([\da-f-]{36})\.(\d{1,6})(?:\.((?:visit|planned)-[\da-f-]{36}))?\.([\w-]{43})\.ics$/
const DAY_MS = 24 * 60 * 60_000
/** Days for which calendars keep what is past. */
const PAST_DAYS = 60
const LENGTH_MS = 30 * 60_000
const SINCE_2020 = Date.UTC(2020, 0, 1)

/**
 * Returns the address of an owner's calendar: the viewings of their properties and what is planned.
 * It cannot be guessed and follows every change. It ends with a new edition, and when the owner is
 * suspended.
 */
export function ownerAgendaAddress({
  id,
  calendarEdition,
}: Pick<Owner, 'id' | 'calendarEdition'>): string {
  const text = `${id}.${calendarEdition ?? 0}`
  return `${env.SITE_URL}/api/visits/owner.${text}.${sign('owner-agenda', text)}.ics`
}

/** Gives an owner a new address, for when the old one was shared. */
export async function renewOwnerAgenda({ req, owner: { id } }: OwnSession): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(
    sql`update owners set calendar_edition = coalesce(calendar_edition, 0) + 1 where id = ${id}::uuid`,
  )
}

type EventKind = 'visit' | 'planned' | 'deed'
const eventName = (kind: EventKind, id: string): string => `${kind}-${id}`

/** Returns the address of one event, which opens no other: owners give it to those who come along. */
export function ownerEventAddress(
  { id, calendarEdition }: Pick<Owner, 'id' | 'calendarEdition'>,
  kind: EventKind,
  event: string,
): string {
  const text = `${id}.${calendarEdition ?? 0}.${eventName(kind, event)}`
  return `${env.SITE_URL}/api/visits/owner.${text}.${sign('owner-event', text)}.ics`
}

type Asked = { owner: Owner; only: string | undefined }

/** Returns the owner of an address, and the one event that it may show. */
async function findAsked(req: PayloadRequest, file: string): Promise<Asked | undefined> {
  const [, id = '', edition = '', only, signature = ''] = FILE_NAME.exec(file) ?? []
  const text = [id, edition, only].filter((part) => part !== undefined).join('.')
  if (!isSigned(only === undefined ? 'owner-agenda' : 'owner-event', text, signature))
    return undefined
  const owner = await req.payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    joins: false,
    disableErrors: true,
    // The address authenticates the request; it shows no more than the portal does.
    overrideAccess: true,
  })
  const isValid = owner && !owner.suspendedAt && String(owner.calendarEdition ?? 0) === edition
  return isValid ? { owner, only } : undefined
}

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

function eventOf(
  kind: EventKind,
  { id, start, end, updatedAt, ...rest }: Dated,
  property: OwnProperty,
  { language }: Owner,
): Named {
  const { title, town } = propertyHead(property, language)
  const event = eventName(kind, id)
  const from = new Date(start)
  return {
    event,
    calendar: {
      ...rest,
      uid: `owner-${event}@${new URL(env.SITE_URL).hostname}`,
      stamp: new Date(updatedAt),
      start: from,
      end: end ? new Date(end) : new Date(from.getTime() + LENGTH_MS),
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

/**
 * Returns the calendar of the owner whose address this is, or one event of it; undefined when the
 * address is not valid.
 */
export async function findOwnerAgenda(
  req: PayloadRequest,
  file: string,
): Promise<string | undefined> {
  const asked = await findAsked(req, file)
  if (!asked) return undefined
  const { owner, only } = asked
  const own = await findOwnProperties(owner, owner.language)
  const properties = new Map(own.map((property) => [property.id, property]))
  const events = (
    await Promise.all([findViewings, findPlanned].map((find) => find(req, owner, properties)))
  ).flat()
  const shown = only === undefined ? events : events.filter(({ event }) => event === only)
  if (only !== undefined && shown.length === 0) return undefined
  return writeCalendar(
    shown.map(({ calendar }) => calendar),
    { method: 'PUBLISH', name: translate(owner.language)('portal.agenda.title') },
  )
}
