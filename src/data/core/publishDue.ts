import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { scheduledCollections, type ScheduledCollection } from '@/domain/site/schedule'
import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale } from '@/i18n/locales'

import { eachByItself } from './eachByItself'
import { asPublic, inTransaction, createSystemRequest } from './payload'
import { refusalOf } from './refusal'

type DueChange = { collection: ScheduledCollection; id: string; status: 'published' | 'draft' }

/** Staff made the decision when they set the date, so access is not checked again. */
const asStaff = { ...asPublic(defaultLocale), overrideAccess: true, depth: 0 } as const

const isDue = (status: DueChange['status'], now: string): Where[] =>
  status === 'published'
    ? [{ publishAt: { less_than_equal: now } }, { _status: { equals: 'draft' } }]
    : [{ unpublishAt: { less_than_equal: now } }, { _status: { equals: 'published' } }]

async function findDue(
  req: PayloadRequest,
  collection: ScheduledCollection,
  status: DueChange['status'],
  id?: string,
): Promise<DueChange[]> {
  const where: Where = {
    and: [
      ...isDue(status, new Date().toISOString()),
      ...(id === undefined ? [] : [{ id: { equals: id } }]),
    ],
  }
  const options = {
    ...asStaff,
    draft: status === 'published',
    limit: 100,
    select: { updatedAt: true },
    where,
  } as const
  const { docs } = await req.payload.find({
    collection,
    ...options,
    ...(req.transactionID !== undefined && { req }),
  })
  return docs.map((doc) => ({ collection, id: String(doc.id), status }))
}

/**
 * Applies one change in a transaction and returns whether it did. The advisory lock lets concurrent
 * calls wait for the first; they then find the change no longer due.
 */
const applyDueChange = ({ collection, id, status }: DueChange): Promise<boolean> =>
  inTransaction(async (req) => {
    // No user is logged in, but the compliance check applies as it does to staff who publish.
    req.context.decidedBefore = true
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`schedule ${id}`}, 0))`)
    const [stillDue] = await findDue(req, collection, status, id)
    if (!stillDue) return false
    const data =
      status === 'published'
        ? { _status: status, publishAt: null }
        : { _status: status, unpublishAt: null }
    await req.payload.update({ collection, id, data, ...asStaff, req })
    return true
  })

const applyUnlessRefused = (due: DueChange): Promise<boolean> =>
  applyDueChange(due).catch((error: unknown) => {
    if (refusalOf(error) === undefined) throw error
    return false
  })

/**
 * Publishes and unpublishes every document that is due, each in its own transaction, and returns
 * how many. One that fails does not stop the others. A refused one is tried again every minute until staff fill in what is missing; until
 * then the dashboard names it.
 */
export async function publishDue(): Promise<number> {
  const req = await createSystemRequest()
  let count = 0
  for (const status of ['published', 'draft'] as const) {
    for (const collection of scheduledCollections) {
      const dues = await findDue(req, collection, status)
      const nameOf = ({ id }: DueChange) => `${collection} ${id}`
      const applied = await eachByItself('planned', dues, nameOf, applyUnlessRefused)
      count += applied.filter(Boolean).length
    }
  }
  return count
}
