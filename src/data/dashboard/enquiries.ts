import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { waitingKinds, storedKinds } from '@/domain/enquiries/forms'
import { locales } from '@/i18n/locales'

import { mineFirst } from './titles'

const waitingLeads = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(storedKinds),
    language: z.enum(locales),
    name: z.string(),
    since: z.coerce.date(),
    isOverdue: z.boolean(),
    isMine: z.boolean(),
  }),
)
export type WaitingEnquiry = z.infer<typeof waitingLeads>[number]

/**
 * Returns the enquiries that wait for an answer: those assigned to the colleague first, then the
 * oldest.
 */
export async function findWaitingEnquiries(
  { payload, user }: PayloadRequest,
  overdue: Date,
  limit: number,
): Promise<WaitingEnquiry[]> {
  const me = String(user?.id)
  const kinds = sql.join(
    waitingKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute(sql`select e.id, e.kind::text, e.language::text,
      coalesce(nullif(e.full_name, ''), e.email, e.phone, '–') as name, e.received_at as since,
      e.received_at < ${overdue.toISOString()}::timestamptz as "isOverdue", e.assigned_to_id is not distinct from ${me}::uuid as "isMine"
    from enquiries e where e.status = 'new' and e.kind::text in (${kinds})
    order by ${mineFirst(me, 'e.assigned_to_id')}, e.received_at limit ${limit}`)
  return waitingLeads.parse(rows)
}
