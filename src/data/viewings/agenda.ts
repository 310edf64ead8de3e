import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { writeCalendar } from '@/domain/lib/ical'
import { env } from '@/env'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { translate } from '@/i18n/translate'
import type { User } from '@/payload-types'

import { isSigned, sign } from '../core/seal'
import { agendaEvent } from './viewingEmails'
import { findViewedProperty, type ViewedProperty } from './viewedProperty'

const FILE_NAME = /^([\da-f-]{36})\.(\d{1,6})\.([\w-]{43})\.ics$/
const DAY_MS = 24 * 60 * 60_000
/** Days for which calendars keep past viewings. */
const PAST_DAYS = 60
/** More viewings than a colleague has. */
const MAX_VIEWINGS = 1000

/**
 * Returns the address of a colleague's calendar of viewings. It cannot be guessed, and a new
 * edition ends the old one.
 */
export function agendaAddress({
  id,
  calendarEdition,
}: Pick<User, 'id' | 'calendarEdition'>): string {
  const text = `${id}.${calendarEdition ?? 0}`
  return `${env.SITE_URL}/api/visits/${text}.${sign('agenda', text)}.ics`
}

/** Gives a colleague a new address, for when the old one was shared. */
export async function renewAgenda(req: PayloadRequest, id: string): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ edition: number }>(
    sql`update users set calendar_edition = coalesce(calendar_edition, 0) + 1 where id = ${id}::uuid returning calendar_edition::int as edition`,
  )
  return agendaAddress({ id, calendarEdition: rows[0]?.edition ?? 0 })
}

async function findUser(payload: Payload, file: string): Promise<User | undefined> {
  const [, id = '', edition = '', signature = ''] = FILE_NAME.exec(file) ?? []
  if (!isSigned('agenda', `${id}.${edition}`, signature)) return undefined
  const user = await payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  const isValid = user && !user.suspendedAt && String(user.calendarEdition ?? 0) === edition
  return isValid ? user : undefined
}

/**
 * Returns the calendar of the colleague whose address this is; undefined when the address is not
 * valid, or not any more.
 */
export async function findAgenda(req: PayloadRequest, file: string): Promise<string | undefined> {
  const user = await findUser(req.payload, file)
  if (!user) return undefined
  const { docs } = await req.payload.find({
    collection: 'appointments',
    depth: 0,
    pagination: false,
    limit: MAX_VIEWINGS,
    sort: '-start',
    req,
    // The address authenticates the request; it shows no more than the colleague may see.
    overrideAccess: true,
    where: {
      and: [
        { agent: { equals: user.id } },
        { status: { in: ['requested', 'confirmed', 'done'] } },
        { start: { greater_than: new Date(Date.now() - PAST_DAYS * DAY_MS).toISOString() } },
      ],
    },
  })
  const properties = new Map<string, ViewedProperty | null>()
  for (const { property } of docs) {
    const id = idOf(property) ?? ''
    if (!properties.has(id))
      properties.set(id, await findViewedProperty(req, { property: id }, user.language))
  }
  const events = docs.flatMap((viewing) => {
    const property = properties.get(idOf(viewing.property) ?? '')
    return (property && agendaEvent(viewing, property, user.language)) ?? []
  })
  return writeCalendar(events, {
    method: 'PUBLISH',
    name: `${translate(user.language)('visits.agenda')} · ${user.name}`,
  })
}
