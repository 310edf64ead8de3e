import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { clockOf, daysFrom, instantAt } from '@/domain/viewings/times'
import type { Locale } from '@/i18n/locales'

import { mineFirst, titleIn } from './titles'

const viewings = z.array(
  z.object({
    id: z.string(),
    start: z.coerce.date(),
    who: z.string(),
    agent: z.string().nullable(),
    title: z.string(),
    reference: z.coerce.number().nullable(),
  }),
)
const answerSchema = z.tuple([
  z.object({ wishes: z.coerce.number(), total: z.coerce.number(), visits: viewings }),
])
export type ViewingsToday = z.infer<typeof answerSchema>[0]

/**
 * Returns the viewings of today, those of the colleague first, and how many requested viewings have
 * no time yet.
 */
export async function findViewingsToday(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<ViewingsToday> {
  const today = clockOf(new Date()).day
  const from = instantAt(today, '00:00').toISOString()
  const until = instantAt(daysFrom(today, 1), '00:00').toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    with today as (select * from appointments where start >= ${from}::timestamptz and start < ${until}::timestamptz and status in ('confirmed', 'done'))
    select (select count(*) from appointments where status = 'requested' and start is null) as wishes, (select count(*) from today) as total,
      coalesce((select json_agg(shown) from (
        select a.id, a.start, coalesce(nullif(a.full_name, ''), a.email, '–') as who, u.name as agent, ${titleIn(locale)} as title, p.reference
        from today a left join users u on u.id = a.agent_id left join properties p on p.id = a.property_id
        order by ${mineFirst(String(user?.id), 'a.agent_id')}, a.start limit ${limit}) shown), '[]') as visits`)
  return answerSchema.parse(rows)[0]
}
