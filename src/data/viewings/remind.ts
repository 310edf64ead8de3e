import { sql } from '@payloadcms/db-postgres'

import { isReminderDue } from '@/domain/viewings/reminder'
import { clockOf, instantAt } from '@/domain/viewings/times'
import { transactionOf } from '@/fields/transactionOf'

import { deleteMails } from '../mail/deleteMails'
import { queueMail } from '../mail/queue'
import { eachByItself } from '../core/eachByItself'
import { inTransaction, payload } from '../core/payload'
import { viewingEmail } from './viewingEmails'

/**
 * Longer than from one evening to the end of the next day, even when the clocks change in between.
 */
const LOOK_AHEAD = '49 hours'

const isPending = sql`status = 'confirmed' and reminded_at is null and start > now()`

/**
 * Marks the viewing and queues its email in one transaction, so that another instance finds it
 * marked.
 */
const sendReminder = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(
      sql`update appointments set reminded_at = now() where id = ${id}::uuid and ${isPending} returning 1`,
    )
    if (rows.length === 0) return
    const viewing = await req.payload.findByID({
      collection: 'appointments',
      id,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const email = await viewingEmail(req, viewing, { mail: 'visit_reminder' })
    if (email) await queueMail(req, email)
  })

/** Deletes reminders that have waited for the mail server past midnight: "tomorrow" is today by then. */
const deleteLateReminders = (now: Date): Promise<void> =>
  inTransaction((req) =>
    deleteMails(
      req,
      sql`status = 'queued' and kind = 'visit_reminder' and queued_at < ${instantAt(clockOf(now).day, '00:00').toISOString()}::timestamptz`,
    ),
  )

/** Reminds visitors of the viewings of tomorrow, once, on the evening before. */
export async function remindVisitors(now = new Date()): Promise<void> {
  await deleteLateReminders(now)
  const { db } = await payload()
  const { rows } = await db.drizzle.execute<{ id: string; start: number }>(sql`
    select id, (extract(epoch from start) * 1000)::float8 as start from appointments
    where ${isPending} and start < ${now.toISOString()}::timestamptz + ${LOOK_AHEAD}::interval order by start`)
  const due = rows.filter(({ start }) => isReminderDue(new Date(start), now))
  await eachByItself(
    'reminders',
    due,
    ({ id }) => id,
    ({ id }) => sendReminder(id),
  )
}
