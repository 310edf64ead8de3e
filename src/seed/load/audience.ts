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
