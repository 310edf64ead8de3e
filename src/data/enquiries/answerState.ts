import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import type { Enquiry } from '@/payload-types'

/** What a colleague sees of an enquiry when they answer it: its newest answer and its status. */
export type SeenEnquiry = { answeredAt: string | null; status: Enquiry['status'] }
/** What happened to an enquiry since then. `seen` is what they have seen once they are told. */
export type Overtaken = { seen: SeenEnquiry } & (
  { problem: 'answered'; by: string; at: string; mail: string } | { problem: 'closed' | 'spam' }
)

type NewestAnswer = { mail: string; by: string; at: string }

/** Finds the newest answer to an enquiry: who wrote it and when. */
export async function findNewestAnswer(
  req: PayloadRequest,
  id: string,
): Promise<NewestAnswer | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ mail: string; by: string; at: number }>(sql`
    select m.id as mail, coalesce(u.name, m.reply_to, '') as by,
      (extract(epoch from m.queued_at) * 1000)::float8 as at
    from mails m left join users u on lower(u.email) = lower(m.reply_to)
    where m.enquiry_id = ${id}::uuid and m.kind = 'staff_answer'
    order by m.queued_at desc limit 1`)
  const [row] = rows
  return row && { ...row, at: new Date(row.at).toISOString() }
}

/**
 * Locks an enquiry until the transaction ends, so that of two answers at once the second knows of
 * the first. Returns what it says now.
 */
export async function lockEnquiry(
  req: PayloadRequest,
  id: string,
): Promise<{ status: Enquiry['status']; assignedTo: string | null } | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ status: Enquiry['status']; assignedTo: string | null }>(
    sql`select status, assigned_to_id as "assignedTo" from enquiries where id = ${id}::uuid for update`,
  )
  return rows[0]
}

/**
 * Returns why an answer is not sent yet: the enquiry was answered, closed or marked as spam since the
 * colleague saw it. A note or another assigned agent is no reason.
 */
export async function findOvertaken(
  req: PayloadRequest,
  id: string,
  status: Enquiry['status'],
  before: SeenEnquiry,
): Promise<Overtaken | undefined> {
  const newest = await findNewestAnswer(req, id)
  const seen = { answeredAt: newest?.at ?? null, status }
  if (newest && newest.at > (before.answeredAt ?? ''))
    return { problem: 'answered', ...newest, seen }
  if (status !== before.status && (status === 'closed' || status === 'spam'))
    return { problem: status, seen }
  return undefined
}
