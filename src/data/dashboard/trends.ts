import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import type { Day } from '@/domain/lib/days'
import { TREND_WEEKS } from '@/domain/dashboard/periods'
import { awaitedKinds } from '@/domain/enquiries/forms'
import { clockOf, daysFrom, mondayOf } from '@/domain/viewings/times'

const rowSchema = z.object({
  monday: z.iso.date(),
  views: z.coerce.number(),
  leads: z.coerce.number(),
  visits: z.coerce.number(),
  /** The hours after which half of the enquiries had an answer; null when none had one. */
  hours: z.coerce.number().nullable(),
})
export type TrendWeek = z.infer<typeof rowSchema>

/** The Monday of an instant on the agency's clock. */
const mondayIn = (column: string) =>
  sql.raw(`date_trunc('week', ${column} at time zone 'Europe/Brussels')::date`)
const since = (column: string, first: Day) =>
  sql`${sql.raw(column)} >= ${first}::date::timestamp at time zone 'Europe/Brussels'`

/**
 * Returns page views, enquiries, viewings and the time to answer for each of the last weeks, this week
 * last. An enquiry counts as answered when a colleague sent an answer from the studio.
 */
export async function findTrends(
  { payload }: PayloadRequest,
  weeks = TREND_WEEKS,
): Promise<TrendWeek[]> {
  const kinds = sql.join(
    awaitedKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const thisMonday = mondayOf(clockOf(new Date()).day)
  const first = daysFrom(thisMonday, -7 * (weeks - 1))
  const { rows } = await payload.db.drizzle.execute(sql`
    with weeks as (select generate_series(${first}::date, ${thisMonday}::date, interval '7 days')::date as monday),
    seen as (select date_trunc('week', day)::date as monday, sum(visits) as number from property_visits where day >= ${first}::date group by 1),
    asked as (
      select ${mondayIn('e.received_at')} as monday, count(*) as number,
        percentile_cont(0.5) within group (order by extract(epoch from answer.at - e.received_at) / 3600) as hours
      from enquiries e
      left join lateral (select min(m.queued_at) as at from mails m where m.enquiry_id = e.id and m.kind = 'staff_answer') answer on true
      where ${since('e.received_at', first)} and e.status <> 'spam' and e.kind::text in (${kinds}) group by 1),
    visited as (
      select ${mondayIn('a.start')} as monday, count(*) as number from appointments a
      where ${since('a.start', first)} and a.status in ('confirmed', 'done') group by 1)
    select to_char(weeks.monday, 'YYYY-MM-DD') as monday, coalesce(seen.number, 0) as views, coalesce(asked.number, 0) as leads,
      coalesce(visited.number, 0) as visits, asked.hours
    from weeks left join seen using (monday) left join asked using (monday) left join visited using (monday) order by weeks.monday`)
  return z.array(rowSchema).parse(rows)
}
