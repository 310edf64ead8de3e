import { sql } from '@payloadcms/db-postgres'

import { dayOf } from '@/domain/lib/days'
import { clockOf } from '@/domain/viewings/times'

import { demoAudience } from '../audience'
import { properties, units } from '../data'
import type { SeedContext } from './createOnce'

/** Used when the data files have no date. */
const DEFAULT_SINCE = '2026-01-01'

/** Adds page views from before the content was loaded; counted ones stay. */
export async function loadAudience({ payload, refs }: SeedContext): Promise<void> {
  const today = clockOf(new Date()).day
  const rows = [...properties, ...units].flatMap(({ reference, publishedOn }) =>
    demoAudience(
      reference,
      typeof publishedOn === 'string' ? dayOf(publishedOn) : DEFAULT_SINCE,
      today,
    ).map((views) => ({ ...views, property: refs.get('property', reference) })),
  )
  await payload.db.drizzle.execute(sql`
    insert into property_visits (property, day, visits, visitors)
    select property, day, visits, visitors from json_to_recordset(${JSON.stringify(rows)}::json) known (property uuid, day date, visits integer, visitors integer)
    on conflict do nothing`)
}

/** Lets the mandates of the demo run last month too: its owners get a report of it. */
export async function loadMandates({ payload }: SeedContext): Promise<void> {
  await payload.db.drizzle.execute(sql`
    insert into mandate_months (owner, property, month)
    select r.owners_id, p.id, to_char(m.first - interval '1 day', 'YYYY-MM')
    from (select date_trunc('month', now() at time zone 'Europe/Brussels') as first) m
    cross join properties p
    join properties_rels r on r.parent_id = p.id and r.path = 'owners' and r.owners_id is not null
    where p.status = 'active' and p.published_on < m.first
    on conflict do nothing`)
}
