import { sql } from '@payloadcms/db-postgres'

import { isReminderDue } from '@/domain/visits/reminder'
import { transactionOf } from '@/fields/transactionOf'

import { queueMail } from '../leads/mails'
import { inTransaction, payload } from '../payload'
import { letterOf } from './letter'

/** Longer than from one evening to the end of the next day, also where the clocks change in between. */
const AHEAD = '49 hours'

const waiting = sql`status = 'confirmed' and reminded_at is null and start > now()`

/** Marked and written in one step: whoever comes second finds it marked. */
const remind = (id: string): Promise<void> =>
  inTransaction(async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`update appointments set reminded_at = now() where id = ${id}::uuid and ${waiting} returning 1`)
    if (rows.length === 0) return
    const visit = await req.payload.findByID({ collection: 'appointments', id, depth: 0, overrideAccess: true, req })
    const letter = await letterOf(req, visit, { mail: 'visit_reminder' })
    if (letter) await queueMail(req, letter)
  })

/** Reminds whoever comes tomorrow, once, from the evening before. */
export async function remindVisitors(now = new Date()): Promise<void> {
  const { db } = await payload()
  const { rows } = await db.drizzle.execute<{ id: string; start: number }>(sql`
    select id, (extract(epoch from start) * 1000)::float8 as start from appointments
    where ${waiting} and start < ${now.toISOString()}::timestamptz + ${AHEAD}::interval order by start`)
  for (const { id } of rows.filter(({ start }) => isReminderDue(new Date(start), now))) await remind(id)
}
