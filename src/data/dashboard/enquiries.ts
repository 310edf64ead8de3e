import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { waitingKinds, storedKinds } from '@/domain/enquiries/forms'
import { locales, type Locale } from '@/i18n/locales'

import { titleIn } from './titles'

const waitingLeads = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(storedKinds),
    language: z.enum(locales),
    name: z.string(),
    since: z.coerce.date(),
    isOverdue: z.boolean(),
    isMine: z.boolean(),
    phone: z.string().nullable(),
    title: z.string(),
    picture: z.string().nullable(),
  }),
)
export type WaitingEnquiry = z.infer<typeof waitingLeads>[number]

/**
 * Returns enquiries that wait for an answer, the newest first: who has just written is answered
 * best at once. The last line is the one that waits longest, so that it is not forgotten.
 */
export async function findWaitingEnquiries(
  { payload, user }: PayloadRequest,
  locale: Locale,
  overdue: Date,
  limit: number,
): Promise<WaitingEnquiry[]> {
  const me = String(user?.id)
  const kinds = sql.join(
    waitingKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute(sql`
    select e.id, e.kind::text, e.language::text, e.phone, e.received_at as since,
      coalesce(nullif(e.full_name, ''), e.email, e.phone, '–') as name,
      e.received_at < ${overdue.toISOString()}::timestamptz as "isOverdue",
      e.assigned_to_id is not distinct from ${me}::uuid as "isMine",
      case when p.id is null then '' else ${titleIn(locale)} end as title,
      (select coalesce(m.sizes_w250_url, m.url) from properties_rels r join media m on m.id = r.media_id
        where r.parent_id = p.id and r.path = 'pictures' order by r."order" limit 1) as picture
    from (
      select w.*, row_number() over (order by w.received_at desc, w.id) as newest,
        row_number() over (order by w.received_at, w.id) as oldest
      from enquiries w where w.status = 'new' and w.kind::text in (${kinds})) e
    left join properties p on p.id = e.property_id
    where e.newest < ${limit} or e.oldest = 1 order by e.newest limit ${limit}`)
  return waitingLeads.parse(rows)
}
