import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { scheduled, type Scheduled } from '@/domain/schedule'
import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale } from '@/i18n/locales'

import { asPublic, inTransaction, ownRequest } from '../payload'
import { refusalOf } from '../refusal'

type Due = { collection: Scheduled; id: string; wanted: 'published' | 'draft' }

/** What staff decided beforehand is done whoever asks for it. */
const asStudio = { ...asPublic(defaultLocale), overrideAccess: true, depth: 0 } as const

const waitsFor = (wanted: Due['wanted'], now: string): Where[] =>
  wanted === 'published'
    ? [{ publishAt: { less_than_equal: now } }, { _status: { equals: 'draft' } }]
    : [{ unpublishAt: { less_than_equal: now } }, { _status: { equals: 'published' } }]

async function findDue(req: PayloadRequest, collection: Scheduled, wanted: Due['wanted'], id?: string): Promise<Due[]> {
  const where: Where = { and: [...waitsFor(wanted, new Date().toISOString()), ...(id === undefined ? [] : [{ id: { equals: id } }])] }
  const asked = { ...asStudio, draft: wanted === 'published', limit: 100, pagination: false, select: { updatedAt: true }, where } as const
  const { docs } = await req.payload.find({ collection, ...asked, ...(req.transactionID !== undefined && { req }) })
  return docs.map((doc) => ({ collection, id: String(doc.id), wanted }))
}

/** In one transaction, and once however many ask: who comes second waits for the first, and then finds nothing to do. */
const carryOut = ({ collection, id, wanted }: Due): Promise<boolean> =>
  inTransaction(async (req) => {
    // Nobody is logged in now, yet the gate before the public stands as for whoever chose the moment.
    req.context.decidedBefore = true
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`schedule ${id}`}, 0))`)
    const [still] = await findDue(req, collection, wanted, id)
    if (!still) return false
    const data = wanted === 'published' ? { _status: wanted, publishAt: null } : { _status: wanted, unpublishAt: null }
    await req.payload.update({ collection, id, data, ...asStudio, req })
    return true
  })

/**
 * Publishes and takes away what is due, each by itself. One that is refused is tried again every minute until somebody has
 * filled in what was missing; until then the dashboard names it.
 */
export async function publishDue(): Promise<number> {
  const req = await ownRequest()
  let done = 0
  for (const wanted of ['published', 'draft'] as const) {
    for (const collection of scheduled) {
      for (const due of await findDue(req, collection, wanted)) {
        const isDone = await carryOut(due).catch((error: unknown) => {
          if (refusalOf(error) === undefined) throw error
          return false
        })
        if (isDone) done += 1
      }
    }
  }
  return done
}
