import { audienceOf, knownFrom, type Audience, type SeenOn } from '@/domain/audience/audience'
import { clockOf } from '@/domain/visits/times'

import { payload } from '../payload'

/** Days that show by themselves, and one row without a day for all before. */
const QUESTION = `
  select case when day >= $2::date then day::text end as day, sum(visits)::integer as visits, sum(visitors)::integer as visitors
  from property_visits where property = $1 group by 1`

type Row = Omit<SeenOn, 'day'> & { day: string | null }

/** How often a listing was looked at: today, this week, this month, ever, and on each of the last 30 days. */
export async function findAudience(propertyId: string, now = new Date()): Promise<Audience> {
  const { db } = await payload()
  const today = clockOf(now).day
  const { rows } = await db.pool.query<Row>(QUESTION, [propertyId, knownFrom(today)])
  const known = rows.flatMap(({ day, ...seen }) => (day === null ? [] : [{ ...seen, day }]))
  return audienceOf(known, rows.find(({ day }) => day === null) ?? { visits: 0, visitors: 0 }, today)
}
