import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { writeCalendar } from '@/domain/lib/ical'
import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'
import { translate } from '@/i18n/translate'
import type { Owner } from '@/payload-types'

import type { OwnSession } from '../accounts/portal'
import { isSigned, sign } from '../core/seal'
import { eventName, findAgendaEvents, type EventKind } from './agendaEvents'
import { findOwnProperties } from './ownProperties'

const FILE_NAME =
  /^owner\.([\da-f-]{36})\.(\d{1,6})(?:\.((?:visit|planned)-[\da-f-]{36}))?\.([\w-]{43})\.ics$/

/**
 * Returns the address of an owner's calendar: the viewings and deeds of their properties and what is planned.
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

/** Returns the address of one event, which opens no other: owners give it to those who come along. */
export function ownerEventAddress(
  { id, calendarEdition }: Pick<Owner, 'id' | 'calendarEdition'>,
  kind: EventKind,
  event: string,
): string {
  const text = `${id}.${calendarEdition ?? 0}.${eventName(kind, event)}`
  return `${env.SITE_URL}/api/visits/owner.${text}.${sign('owner-event', text)}.ics`
}

type CalendarAddress = { owner: Owner; only: string | undefined }

/** Returns the owner of an address, and the one event that it may show. */
async function readCalendarAddress(
  req: PayloadRequest,
  file: string,
): Promise<CalendarAddress | undefined> {
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

/**
 * Returns the calendar of the owner whose address this is, or one event of it; undefined when the
 * address is not valid.
 */
export async function findOwnerAgenda(
  req: PayloadRequest,
  file: string,
): Promise<string | undefined> {
  const address = await readCalendarAddress(req, file)
  if (!address) return undefined
  const { owner, only } = address
  const own = await findOwnProperties(owner, owner.language)
  const properties = new Map(own.map((property) => [property.id, property]))
  const events = await findAgendaEvents(req, owner, properties)
  const shown = only === undefined ? events : events.filter(({ event }) => event === only)
  if (only !== undefined && shown.length === 0) return undefined
  return writeCalendar(
    shown.map(({ calendar }) => calendar),
    { method: 'PUBLISH', name: translate(owner.language)('portal.agenda.title') },
  )
}
