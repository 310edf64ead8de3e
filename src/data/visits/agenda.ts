import { createHmac, timingSafeEqual } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { writeCalendar } from '@/domain/ical'
import { env } from '@/env'
import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { translate } from '@/i18n/translate'
import type { User } from '@/payload-types'

import { agendaEvent } from './letter'
import { findVisited, type Visited } from './told'

const SHAPE = /^([\da-f-]{36})\.(\d{1,6})\.([\w-]{43})\.ics$/
const DAY = 24 * 60 * 60_000
/** What calendars keep showing of what is over, and more visits than a colleague has. */
const PAST_DAYS = 60
const MOST = 1000

const sign = (text: string): string => createHmac('sha256', env.PAYLOAD_SECRET).update(`agenda ${text}`).digest('base64url')

/** Where the calendar of a colleague reads his visits. Nobody guesses it, and a new edition ends the old one. */
export function agendaAddress({ id, calendarEdition }: Pick<User, 'id' | 'calendarEdition'>): string {
  const text = `${id}.${calendarEdition ?? 0}`
  return `${env.SITE_URL}/api/visits/${text}.${sign(text)}.ics`
}

/** Gives a colleague a new address, for who gave the old one away. */
export async function renewAgenda(req: PayloadRequest, id: string): Promise<string> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ edition: number }>(
    sql`update users set calendar_edition = coalesce(calendar_edition, 0) + 1 where id = ${id}::uuid returning calendar_edition::int as edition`,
  )
  return agendaAddress({ id, calendarEdition: rows[0]?.edition ?? 0 })
}

const equals = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

async function ownerOf(payload: Payload, file: string): Promise<User | undefined> {
  const [, id = '', edition = '', given = ''] = SHAPE.exec(file) ?? []
  if (!equals(sign(`${id}.${edition}`), given)) return undefined
  const user = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, overrideAccess: true })
  return user && String(user.calendarEdition ?? 0) === edition ? user : undefined
}

/** The visits of the colleague whose address this is; nothing for an address that is none, or none any more. */
export async function agendaOf(req: PayloadRequest, file: string): Promise<string | undefined> {
  const user = await ownerOf(req.payload, file)
  if (!user) return undefined
  const { docs } = await req.payload.find({
    ...{ collection: 'appointments', depth: 0, pagination: false, limit: MOST, sort: '-start', req },
    // The address is the proof; the colleague himself would see the same.
    overrideAccess: true,
    where: {
      and: [
        { agent: { equals: user.id } },
        { status: { in: ['requested', 'confirmed', 'done'] } },
        { start: { greater_than: new Date(Date.now() - PAST_DAYS * DAY).toISOString() } },
      ],
    },
  })
  const places = new Map<string, Visited | null>()
  for (const { property } of docs) {
    const id = idOf(property) ?? ''
    if (!places.has(id)) places.set(id, await findVisited(req, { property: id }, user.language))
  }
  const events = docs.flatMap((visit) => {
    const property = places.get(idOf(visit.property) ?? '')
    return (property && agendaEvent(visit, property, user.language)) ?? []
  })
  return writeCalendar(events, { method: 'PUBLISH', name: `${translate(user.language)('visits.agenda')} · ${user.name}` })
}
