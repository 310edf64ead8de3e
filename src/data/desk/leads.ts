import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { awaited } from '@/domain/inbox'
import { enquiryKinds } from '@/domain/leads'
import { locales } from '@/i18n/locales'

import { mineFirst } from './names'

const waiting = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(enquiryKinds),
    language: z.enum(locales),
    name: z.string(),
    since: z.coerce.date(),
    isOverdue: z.boolean(),
    isMine: z.boolean(),
  }),
)
export type WaitingLead = z.infer<typeof waiting>[number]

/** Who waits for an answer: one's own first, then who has waited longest. */
export async function findWaitingLeads({ payload, user }: PayloadRequest, overdue: Date, most: number): Promise<WaitingLead[]> {
  const me = String(user?.id)
  const kinds = sql.join(
    awaited.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute(sql`select e.id, e.kind::text, e.language::text,
      coalesce(nullif(e.full_name, ''), e.email, e.phone, '–') as name, e.received_at as since,
      e.received_at < ${overdue.toISOString()}::timestamptz as "isOverdue", e.assigned_to_id is not distinct from ${me}::uuid as "isMine"
    from enquiries e where e.status = 'new' and e.kind::text in (${kinds})
    order by ${mineFirst(me, 'e.assigned_to_id')}, e.received_at limit ${most}`)
  return waiting.parse(rows)
}
