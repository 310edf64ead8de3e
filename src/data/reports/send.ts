import { sql } from '@payloadcms/db-postgres'

import { lastDueMonth } from '@/domain/reports/month'
import { transactionOf } from '@/fields/transactionOf'

import { inTransaction, payload } from '../core/payload'
import { buildReport } from './buildReport'
import { queueReport } from './mail'
import { findDueReports, recordMandates, type DueReport } from './mandates'

// Reports are written without a logged-in user.
const systemAccess = { depth: 0, overrideAccess: true } as const

/**
 * Stores the report and queues its email in one transaction. Another instance waits for the lock and
 * then finds the report stored. An owner who gets no email has it in the portal, and a colleague sees
 * that it must be handed over.
 */
async function writeReport({ owner: id, month, properties }: DueReport, now: Date): Promise<void> {
  const owner = await (
    await payload()
  ).findByID({ collection: 'owners', id, ...systemAccess, joins: false })
  const view = await buildReport(owner, month, properties, now)
  const isMailed = Boolean(owner.monthlyReport) && !owner.suspendedAt
  await inTransaction(async (req) => {
    const db = await transactionOf(req)
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`report ${id} ${month}`}, 0))`,
    )
    const where = {
      owner: { equals: id },
      month: { equals: month },
      properties: { in: properties },
    }
    const { totalDocs } = await req.payload.count({
      collection: 'reports',
      where,
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) return
    const report = await req.payload.create({
      collection: 'reports',
      ...systemAccess,
      req,
      data: {
        owner: id,
        month,
        properties,
        language: owner.language,
        delivery: isMailed ? 'mailed' : 'due',
        sentAt: new Date().toISOString(),
        content: view,
      },
    })
    const isQueued = isMailed && (await queueReport(req, owner, { report: report.id, view }))
    if (isMailed && !isQueued)
      await req.payload.update({
        collection: 'reports',
        id: report.id,
        ...systemAccess,
        data: { delivery: 'due' },
        req,
      })
  })
}

/**
 * Records the mandates that run, and writes every report that is due and was not written: those of the
 * month before, and of months that were missed. A failure for one does not stop the others and is tried
 * again at the next call.
 */
export async function sendReports(now = new Date()): Promise<void> {
  await recordMandates(now)
  for (const due of await findDueReports(lastDueMonth(now))) {
    try {
      await writeReport(due, now)
    } catch (error) {
      process.stderr.write(
        `reports: ${due.owner} ${error instanceof Error ? error.message : String(error)}\n`,
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
