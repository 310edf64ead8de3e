import { awaited } from '@/domain/inbox'
import { spanOf, type Month } from '@/domain/reports/month'
import { instantAt } from '@/domain/visits/times'

import { findTypical } from '../audience/typical'
import { payload } from '../payload'

/** What a month brought a property. */
export type Figures = { visits: number; visitors: number; enquiries: number; documents: number; visitsMade: number }

const QUESTION = `
  select coalesce(sum(visits), 0)::integer as visits, coalesce(sum(visitors), 0)::integer as visitors,
    (select count(*)::integer from enquiries where property_id = $1 and status <> 'spam' and kind::text = any($6) and received_at >= $4 and received_at < $5)
      as enquiries,
    (select count(*)::integer from enquiries where property_id = $1 and status <> 'spam' and kind = 'documents' and received_at >= $4 and received_at < $5)
      as documents,
    (select count(*)::integer from appointments where property_id = $1 and status = 'done' and start >= $4 and start < $5) as "visitsMade"
  from property_visits where property = $1 and day >= $2 and day < $3`

const nothing: Figures = { visits: 0, visitors: 0, enquiries: 0, documents: 0, visitsMade: 0 }

/** When a month begins and ends on the agency's clock. */
export function instantsOf(month: Month): { start: Date; end: Date } {
  const { from, to } = spanOf(month)
  return { start: instantAt(from, '00:00'), end: instantAt(to, '00:00') }
}

export async function findFigures(property: string, month: Month): Promise<Figures> {
  const [{ from, to }, { start, end }] = [spanOf(month), instantsOf(month)]
  const { db } = await payload()
  const { rows } = await db.pool.query<Figures>(QUESTION, [property, from, to, start.toISOString(), end.toISOString(), awaited])
  return rows[0] ?? nothing
}

/** How it compares with what is alike, as the last day of the month ended. */
export const findTypicalOf = (property: string, month: Month) => findTypical(property, new Date(instantsOf(month).end.getTime() - 1))
