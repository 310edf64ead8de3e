import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { OpenSlot } from '@/domain/viewings/slots'
import { transactionOf } from '@/fields/transactionOf'
import type { Appointment } from '@/payload-types'

import { idOf, inTransaction, payload } from '../core/payload'
import { idWithAccess } from '../site/staff'
import { notifyColleague } from './notifyStaff'
import { findBookable, takePlace, type BookableSlot } from './bookableSlots'

// The holder of the link in an email acts for the visitor, and for this one viewing.
const appointmentAccess = { collection: 'appointments', depth: 0, overrideAccess: true } as const

/**
 * Returns whether the visitor can still change the viewing: it is not over, and staff have not
 * closed it.
 */
export const isChangeable = (
  { status, start }: Pick<Appointment, 'status' | 'start'>,
  now: Date,
): boolean =>
  status !== 'done' &&
  !(start && status !== 'full' && status !== 'cancelled' && new Date(start) <= now)

/** Locks a viewing until the transaction ends; undefined when it can no longer be changed. */
async function lockChangeable(req: PayloadRequest, id: string): Promise<Appointment | undefined> {
  const db = await transactionOf(req)
  await db.execute(sql`select 1 from appointments where id = ${id}::uuid for update`)
  const viewing = await req.payload.findByID({ ...appointmentAccess, id, disableErrors: true, req })
  return viewing && isChangeable(viewing, new Date()) ? viewing : undefined
}

/** Cancels a viewing. A second request changes nothing. */
export const cancelViewing = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const viewing = await lockChangeable(req, id)
    if (viewing?.status !== 'requested' && viewing?.status !== 'confirmed') return
    const cancelled = await req.payload.update({
      ...appointmentAccess,
      id,
      data: { status: 'cancelled' },
      req,
    })
    await notifyColleague(req, cancelled, 'visit_cancelled')
  })

/**
 * Finds who receives a visitor after a move to an opening without a colleague: the colleague of the
 * property when the former opening named the host, else whom staff chose.
 */
async function findHost(req: PayloadRequest, viewing: Appointment): Promise<string | undefined> {
  const host = idOf(viewing.agent)
  const day = idOf(viewing.visitDay)
  if (host && host !== (day && (await findHostOfDay(day)))) return host
  const property = await req.payload.findByID({
    // Only the colleague is read.
    ...({ collection: 'properties', select: { contact: true }, overrideAccess: true } as const),
    id: idOf(viewing.property) ?? '',
    depth: 0,
    disableErrors: true,
    req,
  })
  return (await idWithAccess(req, idOf(property?.contact))) ?? host
}

/** Moves a viewing to another opening. Returns false when that was taken in the meantime. */
export const moveViewing = (
  id: string,
  wanted: Pick<OpenSlot, 'day' | 'start'>,
): Promise<boolean> =>
  inTransaction(async (req) => {
    const viewing = await lockChangeable(req, id)
    if (!viewing) return false
    if (viewing.status === 'confirmed' && viewing.start === wanted.start.toISOString()) return true
    const place = await takePlace(await transactionOf(req), idOf(viewing.property) ?? '', wanted, {
      now: new Date(),
      moved: id,
    })
    if (!place) return false
    const { day: visitDay } = place
    const formerAgent = idOf(viewing.agent)
    const agent = (await idWithAccess(req, place.agent)) ?? (await findHost(req, viewing))
    const times = { start: place.start.toISOString(), end: place.end.toISOString() }
    const data = { status: 'confirmed', visitDay, ...times, ...(agent && { agent }) } as const
    const moved = await req.payload.update({ ...appointmentAccess, id, data, req })
    await notifyColleague(req, moved, 'visit_moved')
    // They would wait for a visitor who comes on another day, to a colleague.
    if (formerAgent && formerAgent !== agent)
      await notifyColleague(req, { ...moved, agent: formerAgent }, 'visit_moved')
    return true
  })

/** Reads the viewing that a link opens. */
export const findViewing = async (id: string): Promise<Appointment | null> =>
  (await payload()).findByID({ ...appointmentAccess, id, disableErrors: true })

/** Returns the openings at which the property can still be viewed. */
export const findBookableSlots = async (property: string): Promise<BookableSlot[]> =>
  findBookable((await payload()).db.drizzle, property, new Date())

/** Finds the colleague who receives the visitors of this day; undefined when it names none. */
export async function findHostOfDay(day: string): Promise<string | undefined> {
  // Visitors may not read the days; who is told of their viewing is not shown to them.
  const options = { overrideAccess: true, depth: 0, disableErrors: true } as const
  const found = await (
    await payload()
  ).findByID({ collection: 'visit-days', id: day, select: { agent: true }, ...options })
  return idOf(found?.agent)
}
