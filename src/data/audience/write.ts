import { randomBytes } from 'node:crypto'

import { SAME_VISIT_MINUTES } from '@/domain/audience/rules'
import type { Day } from '@/domain/days'

/** Somebody before a listing. `visitor` is a fingerprint in hexadecimal of who looked at what, today and nowhere but here. */
export type Visit = { reference: number; visitor: string; at: number }
/** Of one day, each visitor once. */
export type Batch = { day: Day; visits: ReadonlyMap<string, Visit> }

type Db = { query: (text: string, values: unknown[]) => Promise<unknown> }

/** The salt of an earlier day and who was told apart by it are gone before anybody is told apart by a new one. */
const BEGIN_DAY = `
  with salts as (delete from audience_salts where day < $1), visitors as (delete from audience_visitors where day < $1)
  insert into audience_salts (day, salt) values ($1, $2) on conflict do nothing`

/**
 * What was written before is not counted again, so a batch of which nobody knows whether it came to stand is sent once more.
 * Rows are always taken in the same order: two instances wait for each other, but never in a circle.
 */
const COUNT = `
  with given as (
    select listing.id as property, ('x' || left(encode(sha256(salt || decode(one.visitor, 'hex')), 'hex'), 16))::bit(64)::bigint as visitor, one.at
    from unnest($2::integer[], $3::text[], $4::timestamptz[]) one (reference, visitor, at)
      join property_search listing on listing.reference = one.reference
      join audience_salts on day = $1
  ), counted as (
    insert into audience_visitors as known (day, property, visitor, counted_at)
    select $1, property, visitor, at from given order by property, visitor
    on conflict (day, property, visitor) do update set counted_at = excluded.counted_at
      where known.counted_at <= excluded.counted_at - interval '${SAME_VISIT_MINUTES} minutes'
    returning property, xmax = 0 as is_first
  )
  insert into property_visits as known (property, day, visits, visitors)
  select property, $1, count(*), count(*) filter (where is_first) from counted group by property order by property
  on conflict (property, day) do update set visits = known.visits + excluded.visits, visitors = known.visitors + excluded.visitors`

/** Counts what visitors may see; of a listing that is not published nothing is kept. */
export async function writeVisits(db: Db, { day, visits }: Batch): Promise<void> {
  const all = [...visits.values()]
  await db.query(BEGIN_DAY, [day, randomBytes(32)])
  await db.query(COUNT, [day, all.map(({ reference }) => reference), all.map(({ visitor }) => visitor), all.map(({ at }) => new Date(at).toISOString())])
}
