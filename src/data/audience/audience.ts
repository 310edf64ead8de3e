import { audienceOf, knownFrom, type Audience, type SeenOn } from '@/domain/audience/audience'
import { clockOf } from '@/domain/visits/times'

import { payload } from '../payload'
import { AUDIENCE_QUESTION } from './question'

type Row = Omit<SeenOn, 'day'> & { day: string | null }

/** How often a listing was looked at: today, this week, this month, ever, and on each of the last 30 days. */
export async function findAudience(propertyId: string, now = new Date()): Promise<Audience> {
  const { db } = await payload()
  const today = clockOf(now).day
  const { rows } = await db.pool.query<Row>(AUDIENCE_QUESTION, [propertyId, knownFrom(today)])
  const known = rows.flatMap(({ day, ...seen }) => (day === null ? [] : [{ ...seen, day }]))
  return audienceOf(known, rows.find(({ day }) => day === null) ?? { visits: 0, visitors: 0 }, today)
}
