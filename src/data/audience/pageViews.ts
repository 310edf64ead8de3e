import {
  audienceOf,
  dailyViewsFrom,
  type Audience,
  type DailyViews,
} from '@/domain/audience/audience'
import { clockOf } from '@/domain/viewings/times'

import { payload } from '../core/payload'
import { AUDIENCE_QUERY } from './periods'

type Row = Omit<DailyViews, 'day'> & { day: string | null }

/**
 * Returns how often a listing was viewed: today, this week, this month, in total, and on each of
 * the last 30 days.
 */
export async function findAudience(propertyId: string, now = new Date()): Promise<Audience> {
  const { db } = await payload()
  const today = clockOf(now).day
  const { rows } = await db.pool.query<Row>(AUDIENCE_QUERY, [propertyId, dailyViewsFrom(today)])
  const known = rows.flatMap(({ day, ...seen }) => (day === null ? [] : [{ ...seen, day }]))
  return audienceOf(
    known,
    rows.find(({ day }) => day === null) ?? { visits: 0, visitors: 0 },
    today,
  )
}
