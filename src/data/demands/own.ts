import type { PayloadRequest } from 'payload'

import type { Demand } from '@/payload-types'
import type { Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'

import { queueMail } from '../leads/mails'
import { idOf, inTransaction, payload } from '../payload'
import { asSite, orderFor } from './register'
import type { Wanted } from './understand'

export async function findOwnDemand(id: string): Promise<Demand | undefined> {
  return (await (await payload()).findByID({ ...asSite, id, disableErrors: true })) ?? undefined
}

type Change = Partial<Wanted> & Partial<Pick<Demand, 'status' | 'language' | 'confirmedAt'>>

/** Does something to the demand if it is still there, and counts it as a sign of life. */
async function change(
  id: string,
  changeOf: (demand: Demand) => Change | undefined,
  after?: (req: PayloadRequest, demand: Demand) => Promise<void>,
): Promise<void> {
  await inTransaction(async (req) => {
    const found = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    const data = found ? changeOf(found) : undefined
    if (!data) return
    const changed = await req.payload.update({ ...asSite, id, data: { ...data, lastActivity: new Date().toISOString() }, req })
    await after?.(req, changed)
  })
}

/** It was he: from now on it is looked for, and a mail tells him how to change it. */
export const confirmDemand = (id: string, locale: Locale): Promise<void> =>
  change(
    id,
    ({ status }) => (status === 'unconfirmed' ? { status: 'active', language: locale, confirmedAt: new Date().toISOString() } : undefined),
    async (req, demand) => {
      if (!demand.email) return
      const order = await orderFor(demand, demand.email)
      const frequency = optionName(locale, 'alertFrequency', demand.frequency)
      await queueMail(req, { kind: 'demand_active', ...order, told: { ...order.told, frequency } })
    },
  )

export const pauseDemand = (id: string): Promise<void> => change(id, ({ status }) => (status === 'active' ? { status: 'paused' } : undefined))

export const resumeDemand = (id: string): Promise<void> =>
  change(id, ({ status }) => (status === 'paused' || status === 'ended' ? { status: 'active' } : undefined))

export const changeDemand = (id: string, wanted: Wanted): Promise<void> => change(id, () => wanted)

/** Nothing of it stays: neither what was sent in nor the mails about it. */
export const deleteDemand = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const found = await req.payload.findByID({ ...asSite, id, disableErrors: true, req })
    if (!found) return
    const enquiry = idOf(found.enquiry)
    const asOwner = { overrideAccess: true, depth: 0, req } as const
    await req.payload.delete({ ...asSite, id, req })
    if (enquiry === undefined) return
    await req.payload.delete({ collection: 'mails', where: { enquiry: { equals: enquiry } }, ...asOwner })
    await req.payload.delete({ collection: 'enquiries', where: { id: { equals: enquiry } }, ...asOwner })
  })
