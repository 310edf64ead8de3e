import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import type { Demand } from '@/payload-types'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import { deleteMails } from '../mail/deleteMails'
import { queueMail } from '../mail/queue'
import { idOf, inTransaction, payload } from '../core/payload'
import { demandAccess, demandEmail } from './register'
import type { DemandCriteria } from './readForm'

export async function findDemandById(id: string): Promise<Demand | undefined> {
  return (
    (await (await payload()).findByID({ ...demandAccess, id, disableErrors: true })) ?? undefined
  )
}

type DemandChange = Partial<DemandCriteria> &
  Partial<Pick<Demand, 'status' | 'language' | 'confirmedAt'>>

/** Applies a change to the demand if it still exists, and records the visitor's activity. */
async function updateDemand(
  id: string,
  changesFor: (demand: Demand) => DemandChange | undefined,
  afterUpdate?: (req: PayloadRequest, demand: Demand) => Promise<void>,
): Promise<void> {
  await inTransaction(async (req) => {
    // Two presses at once are answered one after the other.
    await (
      await transactionOf(req)
    ).execute(sql`select 1 from demands where id = ${id}::uuid for update`)
    const demand = await req.payload.findByID({ ...demandAccess, id, disableErrors: true, req })
    const data = demand ? changesFor(demand) : undefined
    if (!data) return
    const updated = await req.payload.update({
      ...demandAccess,
      id,
      data: { ...data, lastActivity: new Date().toISOString() },
      req,
    })
    await afterUpdate?.(req, updated)
  })
}

/** Confirms a demand: matching starts, and an email explains how to change it. */
export const confirmDemand = (id: string, locale: Locale): Promise<void> =>
  updateDemand(
    id,
    ({ status }) =>
      status === 'unconfirmed'
        ? { status: 'active', language: locale, confirmedAt: new Date().toISOString() }
        : undefined,
    async (req, demand) => {
      if (!demand.email) return
      const order = await demandEmail(demand, demand.email)
      const frequency = optionName(locale, 'alertFrequency', demand.frequency)
      await queueMail(req, {
        kind: 'demand_active',
        ...order,
        placeholders: { ...order.placeholders, frequency },
      })
    },
  )

export const pauseDemand = (id: string): Promise<void> =>
  updateDemand(id, ({ status }) => (status === 'active' ? { status: 'paused' } : undefined))

export const resumeDemand = (id: string): Promise<void> =>
  updateDemand(id, ({ status }) =>
    status === 'paused' || status === 'ended' ? { status: 'active' } : undefined,
  )

export const changeDemand = (id: string, wanted: DemandCriteria): Promise<void> =>
  updateDemand(id, () => wanted)

/** Deletes a demand with its enquiry and the emails about both. */
export const deleteDemand = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const demand = await req.payload.findByID({ ...demandAccess, id, disableErrors: true, req })
    if (!demand) return
    await req.payload.delete({ ...demandAccess, id, req })
    const enquiry = idOf(demand.enquiry)
    if (enquiry === undefined) return
    await deleteMails(req, sql`enquiry_id = ${enquiry}`)
    await req.payload.delete({
      collection: 'enquiries',
      where: { id: { equals: enquiry } },
      overrideAccess: true,
      depth: 0,
      req,
    })
  })
