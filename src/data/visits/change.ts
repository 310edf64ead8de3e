import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Moment } from '@/domain/visits/slots'
import { transactionOf } from '@/fields/transactionOf'
import type { Appointment } from '@/payload-types'

import { idOf, inTransaction, payload } from '../payload'
import { tellColleague } from './notify'
import { openingsOf, takePlace, type Opening } from './openings'

// Whoever holds the link of a mail acts for the visitor it went to, and for this one visit.
const asVisitor = { collection: 'appointments', depth: 0, overrideAccess: true } as const

/** Whether there is still something to change: it is not over, and staff have not closed it. */
export const isChangeable = ({ status, start }: Pick<Appointment, 'status' | 'start'>, now: Date): boolean =>
  status !== 'done' && !(start && status !== 'full' && status !== 'cancelled' && new Date(start) <= now)

/** A visit as nobody else changes it meanwhile. */
async function hold(req: PayloadRequest, id: string): Promise<Appointment | undefined> {
  const db = await transactionOf(req)
  await db.execute(sql`select 1 from appointments where id = ${id}::uuid for update`)
  const visit = await req.payload.findByID({ ...asVisitor, id, disableErrors: true, req })
  return visit && isChangeable(visit, new Date()) ? visit : undefined
}

/** He does not come. A second press changes nothing. */
export const cancelVisit = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const visit = await hold(req, id)
    if (visit?.status !== 'requested' && visit?.status !== 'confirmed') return
    const cancelled = await req.payload.update({ ...asVisitor, id, data: { status: 'cancelled' }, req })
    await tellColleague(req, cancelled, 'visit_cancelled')
  })

/** He comes at another moment that is open; it answers whether its place was still there. */
export const moveVisit = (id: string, wanted: Pick<Moment, 'day' | 'start'>): Promise<boolean> =>
  inTransaction(async (req) => {
    const visit = await hold(req, id)
    if (!visit) return false
    if (visit.status === 'confirmed' && visit.start === wanted.start.toISOString()) return true
    const place = await takePlace(await transactionOf(req), idOf(visit.property) ?? '', wanted, new Date())
    if (!place) return false
    const { agent, day: visitDay } = place
    const times = { start: place.start.toISOString(), end: place.end.toISOString() }
    const data = { status: 'confirmed', visitDay, ...times, ...(agent && { agent }) } as const
    const moved = await req.payload.update({ ...asVisitor, id, data, req })
    await tellColleague(req, moved, 'visit_moved')
    return true
  })

/** The visit a link opens. */
export const findVisit = async (id: string): Promise<Appointment | null> => (await payload()).findByID({ ...asVisitor, id, disableErrors: true })

/** The moments at which visitors can still come. */
export const findOpenings = async (property: string): Promise<Opening[]> => openingsOf((await payload()).db.drizzle, property, new Date())
