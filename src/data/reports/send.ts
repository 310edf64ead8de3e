import { sql } from '@payloadcms/db-postgres'

import { dueMonth, type Month } from '@/domain/reports/month'
import { transactionOf } from '@/fields/transactionOf'
import type { Owner } from '@/payload-types'

import { inTransaction, payload } from '../payload'
import { mailReport } from './mail'
import { reportOf } from './view'

// Nobody is logged in when the month is over: the house reads and writes.
const asHouse = { depth: 0, overrideAccess: true } as const

/** Archived and on its way in one step. Whoever comes second, here or on another instance, waits and then finds it there. */
async function sendTo(owner: Owner, month: Month): Promise<void> {
  const report = await reportOf(owner, month)
  if (!report) return
  await inTransaction(async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${owner.id} ${month}`}, 0))`)
    const where = { owner: { equals: owner.id }, month: { equals: month } }
    if ((await req.payload.count({ collection: 'reports', where, overrideAccess: true, req })).totalDocs > 0) return
    const { view, properties } = report
    await req.payload.create({
      ...{ collection: 'reports', ...asHouse, req },
      data: { owner: owner.id, month, properties, language: owner.language, sentAt: new Date().toISOString(), content: view },
    })
    await mailReport(req, owner, view)
  })
}

/** Who wants the report of that month, may have it, and has not got it. */
async function findWaiting(month: Month): Promise<string[]> {
  const { db } = await payload()
  const { rows } = await db.pool.query<{ id: string }>(
    `select o.id from owners o
     where o.monthly_report and o.suspended_at is null
       and exists (select from properties_rels r join properties p on p.id = r.parent_id
         where r.owners_id = o.id and r.path = 'owners' and p._status = 'published' and p.status = 'active' and p.marquee not in ('sold', 'rented'))
       and not exists (select from reports where owner_id = o.id and month = $1)
     order by o.id`,
    [month],
  )
  return rows.map(({ id }) => id)
}

/** Sends every owner the report that is due, once. One that fails stops no other and is tried again within the hour. */
export async function sendReports(now = new Date()): Promise<void> {
  const month = dueMonth(now)
  if (!month) return
  for (const id of await findWaiting(month)) {
    try {
      const owner = await (await payload()).findByID({ collection: 'owners', id, ...asHouse, joins: false })
      await sendTo(owner, month)
    } catch (error) {
      process.stderr.write(`reports: ${id} ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}

/** He wants no more of it. */
export const endReports = (id: string): Promise<void> => setReports(id, false)

export const setReports = (id: string, monthlyReport: boolean): Promise<void> =>
  inTransaction(async (req) => {
    const owner = await req.payload.findByID({ collection: 'owners', id, ...asHouse, joins: false, disableErrors: true, req })
    if (owner && owner.monthlyReport !== monthlyReport) await req.payload.update({ collection: 'owners', id, ...asHouse, data: { monthlyReport }, req })
  })
