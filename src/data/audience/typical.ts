import { GRAPH_DAYS, graphFrom } from '@/domain/audience/audience'
import { similarityCircles, typicalOf, type Typical } from '@/domain/audience/typical'
import { zipRanges } from '@/domain/catalogue/regions'
import { clockOf } from '@/domain/viewings/times'

import { payload } from '../core/payload'
import { IS_ADVERTISED_SQL, IS_ON_OFFER_SQL } from '../core/visibility'

/**
 * Compares a listing with similar ones that are on offer, by the views up to a day: a report tells of
 * its month alone, also when it is written later. The listing itself is not among them, nor
 * are listings that can no longer be had, because those are viewed for other reasons.
 */
const TYPICAL_QUERY = `
  with zips as (select * from unnest($2::text[], $3::text[], $4::text[]) zips (least, most, region)),
  own as (
    select listing.id, listing.goal, listing.main_type, p.price, zips.region, listing.published
    from property_search listing join properties p on p.id = listing.id join zips on listing.zip between zips.least and zips.most where listing.id = $1
  ), alike as (
    select other.id, other.published, false as is_own
    from own join property_search other on other.goal = own.goal and other.main_type = own.main_type and other.id <> own.id
        and other.price between own.price * $7 and own.price * $8
      join zips on other.zip between zips.least and zips.most and (zips.region = own.region or not $9::boolean)
      join properties p on p.id = other.id
    where ${IS_ADVERTISED_SQL} and ${IS_ON_OFFER_SQL} and coalesce((other.published at time zone 'Europe/Brussels')::date <= $6::date, true)
    union all
    select id, published, true from own
  ), paces as (
    select is_own, coalesce((select sum(visits) from property_visits where property = alike.id and day >= $5 and day <= $6), 0)
      / least(${GRAPH_DAYS}, greatest(1, $6::date - (published at time zone 'Europe/Brussels')::date + 1))::float8 as pace
    from alike
  )
  select count(*) filter (where not is_own)::integer as listings, percentile_cont(0.5) within group (order by pace) filter (where not is_own) as median,
    max(pace) filter (where is_own) as own
  from paces`

/**
 * Returns how often similar listings (kind, price, region) that are on offer are viewed, in a wider
 * circle where too few are near; null when there are too few of them at all.
 */
export async function findTypicalViews(
  propertyId: string,
  now = new Date(),
): Promise<Typical | null> {
  const { db } = await payload()
  const today = clockOf(now).day
  const regions = [
    zipRanges.map(([from]) => from),
    zipRanges.map(([, to]) => to),
    zipRanges.map(([, , region]) => region),
  ]
  for (const { name, from, to, inRegion } of similarityCircles) {
    const { rows } = await db.pool.query<Parameters<typeof typicalOf>[0]>(TYPICAL_QUERY, [
      propertyId,
      ...regions,
      graphFrom(today),
      today,
      from,
      to,
      inRegion,
    ])
    const typical = rows[0] && typicalOf(rows[0], name)
    if (typical) return typical
  }
  return null
}
