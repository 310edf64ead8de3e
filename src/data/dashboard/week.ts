import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { awaitedKinds } from '@/domain/enquiries/forms'
import { clockOf } from '@/domain/viewings/times'

/** A figure of the last seven days and that of the seven days before. */
const figure = z.object({ now: z.coerce.number(), before: z.coerce.number() })
const answerSchema = z.tuple([z.object({ leads: figure, visits: figure, listings: figure })])
export type WeekFigure = z.infer<typeof figure>
export type WeekFigures = z.infer<typeof answerSchema>[0]

const countPerWeek = (table: string, column: string, condition = sql`true`) => {
  const at = sql.raw(column)
  return sql`(select json_build_object('now', count(*) filter (where ${at} >= now() - interval '7 days'), 'before', count(*) filter (where ${at} < now() - interval '7 days'))
    from ${sql.raw(table)} where ${at} >= now() - interval '14 days' and ${condition})`
}

/**
 * Returns the figures of the week: enquiries, viewings that were booked and properties that were
 * published.
 */
export async function findWeekFigures({ payload }: PayloadRequest): Promise<WeekFigures> {
  const kinds = sql.join(
    awaitedKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute(sql`select
    ${countPerWeek('enquiries', 'received_at', sql`status <> 'spam' and kind::text in (${kinds})`)} as leads,
    ${countPerWeek('appointments', 'created_at', sql`status in ('confirmed', 'done')`)} as visits,
    ${countPerWeek('properties', 'published_on', sql`_status = 'published' and published_on <= now()`)} as listings`)
  return answerSchema.parse(rows)[0]
}

/** Returns the page views of the week. It counts the days of all listings, so it takes longer. */
export async function findWeekViews({ payload }: PayloadRequest): Promise<WeekFigure> {
  const today = clockOf(new Date()).day
  const { rows } = await payload.db.drizzle.execute(sql`
    select coalesce(sum(visits) filter (where day > ${today}::date - 7), 0) as now,
      coalesce(sum(visits) filter (where day <= ${today}::date - 7), 0) as before
    from property_visits where day > ${today}::date - 14`)
  return z.tuple([figure]).parse(rows)[0]
}
