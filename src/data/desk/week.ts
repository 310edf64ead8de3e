import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { awaited } from '@/domain/inbox'
import { clockOf } from '@/domain/visits/times'

/** A figure of the last seven days beside that of the seven before. */
const figure = z.object({ now: z.coerce.number(), before: z.coerce.number() })
const answer = z.tuple([z.object({ leads: figure, visits: figure, listings: figure, views: figure })])
export type WeekFigures = z.infer<typeof answer>[0]

const within = (table: string, column: string, which = sql`true`) => {
  const at = sql.raw(column)
  return sql`(select json_build_object('now', count(*) filter (where ${at} >= now() - interval '7 days'), 'before', count(*) filter (where ${at} < now() - interval '7 days'))
    from ${sql.raw(table)} where ${at} >= now() - interval '14 days' and ${which})`
}

/** What the week brought: leads, appointments that were booked, listings that were put on the site, and how often listings were looked at. */
export async function findWeekFigures({ payload }: PayloadRequest): Promise<WeekFigures> {
  const kinds = sql.join(
    awaited.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const today = clockOf(new Date()).day
  const { rows } = await payload.db.drizzle.execute(sql`select
    ${within('enquiries', 'received_at', sql`status <> 'spam' and kind::text in (${kinds})`)} as leads,
    ${within('appointments', 'created_at', sql`status in ('confirmed', 'done')`)} as visits,
    ${within('properties', 'published_on', sql`_status = 'published' and published_on <= now()`)} as listings,
    (select json_build_object('now', coalesce(sum(visits) filter (where day > ${today}::date - 7), 0), 'before', coalesce(sum(visits) filter (where day <= ${today}::date - 7), 0))
      from property_visits where day > ${today}::date - 14) as views`)
  return answer.parse(rows)[0]
}
