import { randomBytes } from 'node:crypto'

import { SAME_VIEW_MINUTES } from '@/domain/audience/rules'
import type { Day } from '@/domain/lib/days'

/**
 * One visitor looking at one listing. `visitor` is a fingerprint in hexadecimal that is valid for
 * this listing and this day only.
 */
export type PageView = { reference: number; visitor: string; at: number }
/** Page views of one day, each visitor of a listing once. */
export type PageViewBatch = { day: Day; visits: ReadonlyMap<string, PageView> }

type Db = { query: (text: string, values: unknown[]) => Promise<unknown> }

/**
 * Deletes the salt and the visitors of earlier days before the new salt is stored, so that visitors
 * cannot be recognised across days.
 */
const START_DAY = `
  with salts as (delete from audience_salts where day < $1), visitors as (delete from audience_visitors where day < $1)
  insert into audience_salts (day, salt) values ($1, $2) on conflict do nothing`

/**
 * Counts page views. Views that were counted before are not counted again, so a batch with an
 * unknown outcome can be sent once more. Rows are always locked in the same order, so that two
 * instances never deadlock.
 */
const COUNT_VIEWS = `
  with given as (
    select listing.id as property, ('x' || left(encode(sha256(salt || decode(one.visitor, 'hex')), 'hex'), 16))::bit(64)::bigint as visitor, one.at
    from unnest($2::integer[], $3::text[], $4::timestamptz[]) one (reference, visitor, at)
      join property_search listing on listing.reference = one.reference
      join audience_salts on day = $1
  ), counted as (
    insert into audience_visitors as known (day, property, visitor, counted_at)
    select $1, property, visitor, at from given order by property, visitor
    on conflict (day, property, visitor) do update set counted_at = excluded.counted_at
      where known.counted_at <= excluded.counted_at - interval '${SAME_VIEW_MINUTES} minutes'
    returning property, xmax = 0 as is_first
  )
  insert into property_visits as known (property, day, visits, visitors)
  select property, $1, count(*), count(*) filter (where is_first) from counted group by property order by property
  on conflict (property, day) do update set visits = known.visits + excluded.visits, visitors = known.visitors + excluded.visitors`

/** Counts page views of published listings; views of others are dropped. */
export async function writePageViews(db: Db, { day, visits }: PageViewBatch): Promise<void> {
  const views = [...visits.values()]
  await db.query(START_DAY, [day, randomBytes(32)])
  await db.query(COUNT_VIEWS, [
    day,
    views.map(({ reference }) => reference),
    views.map(({ visitor }) => visitor),
    views.map(({ at }) => new Date(at).toISOString()),
  ])
}
