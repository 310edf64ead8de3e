import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { clockOf, daysFrom, instantAt } from '@/domain/visits/times'
import type { Locale } from '@/i18n/locales'

import { mineFirst, titleIn } from './names'

const visits = z.array(
  z.object({
    id: z.string(),
    start: z.coerce.date(),
    who: z.string(),
    agent: z.string().nullable(),
    title: z.string(),
    reference: z.coerce.number().nullable(),
  }),
)
const answer = z.tuple([z.object({ wishes: z.coerce.number(), total: z.coerce.number(), visits })])
export type VisitsToday = z.infer<typeof answer>[0]

/** The appointments of today, one's own first, and how many wishes for one have no time yet. */
export async function findVisitsToday({ payload, user }: PayloadRequest, locale: Locale, most: number): Promise<VisitsToday> {
  const today = clockOf(new Date()).day
  const [from, until] = [instantAt(today, '00:00').toISOString(), instantAt(daysFrom(today, 1), '00:00').toISOString()]
  const { rows } = await payload.db.drizzle.execute(sql`
    with today as (select * from appointments where start >= ${from}::timestamptz and start < ${until}::timestamptz and status in ('confirmed', 'done'))
    select (select count(*) from appointments where status = 'requested' and start is null) as wishes, (select count(*) from today) as total,
      coalesce((select json_agg(shown) from (
        select a.id, a.start, coalesce(nullif(a.full_name, ''), a.email, '–') as who, u.name as agent, ${titleIn(locale)} as title, p.reference
        from today a left join users u on u.id = a.agent_id left join properties p on p.id = a.property_id
        order by ${mineFirst(String(user?.id), 'a.agent_id')}, a.start limit ${most}) shown), '[]') as visits`)
  return answer.parse(rows)[0]
}
