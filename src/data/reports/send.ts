import { sql } from '@payloadcms/db-postgres'

import { dueMonth, type Month } from '@/domain/reports/month'
import { transactionOf } from '@/fields/transactionOf'
import type { Owner } from '@/payload-types'

import { inTransaction, payload } from '../core/payload'
import { IS_ADVERTISED_SQL, IS_ON_OFFER_SQL } from '../core/visibility'
import { queueReport } from './mail'
import { buildReport } from './buildReport'

// Reports are sent without a logged-in user.
const systemAccess = { depth: 0, overrideAccess: true } as const

/**
 * Stores the report and queues its email in one transaction. Another instance waits for the lock
 * and then finds the report stored.
 */
async function sendTo(owner: Owner, month: Month): Promise<void> {
  const report = await buildReport(owner, month)
  if (!report) return
  await inTransaction(async (req) => {
    const db = await transactionOf(req)
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`report ${owner.id} ${month}`}, 0))`,
    )
    const where = { owner: { equals: owner.id }, month: { equals: month } }
    if (
      (await req.payload.count({ collection: 'reports', where, overrideAccess: true, req }))
        .totalDocs > 0
    )
      return
    const { view, properties } = report
    await req.payload.create({
      collection: 'reports',
      ...systemAccess,
      req,
      data: {
        owner: owner.id,
        month,
        properties,
        language: owner.language,
        sentAt: new Date().toISOString(),
        content: view,
      },
    })
    await queueReport(req, owner, view)
  })
}

/** Finds the owners who want the report of that month, may have it, and did not get it yet. */
async function findRecipients(month: Month): Promise<string[]> {
  const { db } = await payload()
  const { rows } = await db.pool.query<{ id: string }>(
    `select o.id from owners o
     where o.monthly_report and o.suspended_at is null
       and exists (select from properties_rels r join properties p on p.id = r.parent_id
         where r.owners_id = o.id and r.path = 'owners' and ${IS_ADVERTISED_SQL} and ${IS_ON_OFFER_SQL})
       and not exists (select from reports where owner_id = o.id and month = $1)
     order by o.id`,
    [month],
  )
  return rows.map(({ id }) => id)
}

/**
 * Sends every owner the report that is due, once. A failure for one does not stop the others and is
 * retried within the hour.
 */
export async function sendReports(now = new Date()): Promise<void> {
  const month = dueMonth(now)
  if (!month) return
  for (const id of await findRecipients(month)) {
    try {
      const owner = await (
        await payload()
      ).findByID({ collection: 'owners', id, ...systemAccess, joins: false })
      await sendTo(owner, month)
    } catch (error) {
      process.stderr.write(
        `reports: ${id} ${error instanceof Error ? error.message : String(error)}\n`,
      )
    }
  }
}

/** Ends the reports of an owner. */
export const unsubscribeReports = (id: string): Promise<void> => setReports(id, false)

export const setReports = (id: string, monthlyReport: boolean): Promise<void> =>
  inTransaction(async (req) => {
    const owner = await req.payload.findByID({
      collection: 'owners',
      id,
      ...systemAccess,
      joins: false,
      disableErrors: true,
      req,
    })
    if (owner && owner.monthlyReport !== monthlyReport)
      await req.payload.update({
        collection: 'owners',
        id,
        ...systemAccess,
        data: { monthlyReport },
        req,
      })
  })
