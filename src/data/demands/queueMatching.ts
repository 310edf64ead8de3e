import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { matchProperty } from '@/jobs/demands/tasks'
import { addJobs } from '@/jobs/queue'

/**
 * Queues the comparison of saved properties: those that are published, and those that were on offer
 * when they were last compared. Without the latter a listing that is published again would not be
 * news to anybody.
 */
export async function queueMatching(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ reference: number }>(sql`
    select p.reference::float8 as reference from properties p
      left join property_market m on m.property = p.id
    where p.id in (select unnest(${`{${ids.join(',')}}`}::uuid[])) and p.reference is not null
      and (p._status = 'published' or m.is_offered)`)
  await addJobs(
    req,
    matchProperty,
    rows.map(({ reference }) => ({ reference })),
  )
}
