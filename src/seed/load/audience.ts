import { sql } from '@payloadcms/db-postgres'

import { dayOf } from '@/domain/days'
import { clockOf } from '@/domain/visits/times'

import { demoAudience } from '../audience'
import { properties, units } from '../data'
import type { Seeding } from './once'

/** Where the data files do not say since when. */
const SINCE = '2026-01-01'

/** How often the listings were looked at before the house was there; what was counted since stays. */
export async function loadAudience({ payload, refs }: Seeding): Promise<void> {
  const today = clockOf(new Date()).day
  const rows = [...properties, ...units].flatMap(({ reference, publishedOn }) =>
    demoAudience(reference, typeof publishedOn === 'string' ? dayOf(publishedOn) : SINCE, today).map((seen) => ({
      ...seen,
      property: refs.get('property', reference),
    })),
  )
  await payload.db.drizzle.execute(sql`
    insert into property_visits (property, day, visits, visitors)
    select property, day, visits, visitors from json_to_recordset(${JSON.stringify(rows)}::json) known (property uuid, day date, visits integer, visitors integer)
    on conflict do nothing`)
}
