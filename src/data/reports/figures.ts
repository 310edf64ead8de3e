import { awaitedKinds } from '@/domain/enquiries/forms'
import { monthSpan, type Month } from '@/domain/reports/month'
import { instantAt } from '@/domain/viewings/times'

import { findTypicalViews } from '../audience/typical'
import { payload } from '../core/payload'
import { WAS_HELD_SQL } from '../viewings/held'

/** The figures of a property in one month. */
export type MonthFigures = {
  visits: number
  visitors: number
  enquiries: number
  documents: number
  visitsMade: number
}

const FIGURES_QUERY = `
  select coalesce(sum(visits), 0)::integer as visits, coalesce(sum(visitors), 0)::integer as visitors,
    (select count(*)::integer from enquiries where property_id = $1 and status <> 'spam' and kind::text = any($6) and received_at >= $4 and received_at < $5)
      as enquiries,
    (select count(*)::integer from enquiries where property_id = $1 and status <> 'spam' and kind = 'documents' and received_at >= $4 and received_at < $5)
      as documents,
    (select count(*)::integer from appointments where property_id = $1 and ${WAS_HELD_SQL} and start >= $4 and start < $5) as "visitsMade"
  from property_visits where property = $1 and day >= $2 and day < $3`

const NO_FIGURES: MonthFigures = {
  visits: 0,
  visitors: 0,
  enquiries: 0,
  documents: 0,
  visitsMade: 0,
}

/** Returns the start and end of a month in the agency's time zone. */
export function instantsOf(month: Month): { start: Date; end: Date } {
  const { from, to } = monthSpan(month)
  return { start: instantAt(from, '00:00'), end: instantAt(to, '00:00') }
}

export async function findMonthFigures(property: string, month: Month): Promise<MonthFigures> {
  const { from, to } = monthSpan(month)
  const { start, end } = instantsOf(month)
  const { db } = await payload()
  const { rows } = await db.pool.query<MonthFigures>(FIGURES_QUERY, [
    property,
    from,
    to,
    start.toISOString(),
    end.toISOString(),
    awaitedKinds,
  ])
  return rows[0] ?? NO_FIGURES
}

/** Returns the comparison with similar listings at the end of the last day of the month. */
export const findTypicalOfMonth = (property: string, month: Month) =>
  findTypicalViews(property, new Date(instantsOf(month).end.getTime() - 1))
