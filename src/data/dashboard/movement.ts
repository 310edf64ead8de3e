import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { INTEREST_DAYS, SALES_DAYS, SLOW_DAYS } from '@/domain/dashboard/periods'
import { clockOf, daysFrom } from '@/domain/viewings/times'
import { defaultLocale, type Locale } from '@/i18n/locales'

import { IS_ADVERTISED_SQL, IS_ON_OFFER_SQL } from '../core/visibility'
import { titleIn } from './titles'

const kindSchema = z.object({
  goal: z.enum(['sale', 'rent']),
  type: z.string(),
  onOffer: z.coerce.number(),
  closed: z.coerce.number(),
  /** The days after which half of those that closed were sold or let. */
  days: z.coerce.number().nullable(),
})
const slowSchema = z.object({
  id: z.string(),
  reference: z.coerce.number().nullable(),
  title: z.string(),
  days: z.coerce.number(),
  views: z.coerce.number(),
  leads: z.coerce.number(),
})
export type KindMovement = z.infer<typeof kindSchema>
export type SlowListing = z.infer<typeof slowSchema>

const isOffered = sql.raw(`${IS_ADVERTISED_SQL} and ${IS_ON_OFFER_SQL}`)

/**
 * Returns, for each kind of property, how many are on offer, how many were sold or let lately and how
 * fast: what closes most comes first. A sale that was taken back is none.
 */
export async function findKindMovements(
  { payload }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<KindMovement[]> {
  const nameIn = (language: Locale) => sql`(select nullif(l.name, '') from property_types_locales l
    where l._parent_id = kinds.type and l._locale::text = ${language})`
  const { rows } = await payload.db.drizzle.execute(sql`
    with offered as (
      select p.goal::text as goal, p.main_type_id as type, count(*) as number from properties p where ${isOffered} group by 1, 2),
    changed as (
      select distinct on (a.property_id) a.property_id, a.date, a.change_after as standing from activities a
      where a.change_what = 'standing' and a.date > now() - make_interval(days => ${SALES_DAYS})
      order by a.property_id, a.date desc, a.created_at desc),
    ended as (
      select p.goal::text as goal, p.main_type_id as type, extract(epoch from changed.date - p.published_on) / 86400 as days
      from changed join properties p on p.id = changed.property_id where changed.standing in ('sold', 'rented')),
    closed as (
      select goal, type, count(*) as number, percentile_cont(0.5) within group (order by days) filter (where days >= 0) as days from ended group by 1, 2),
    kinds as (select * from (select goal, type from offered union select goal, type from closed) either where goal is not null and type is not null)
    select kinds.goal, coalesce(${nameIn(locale)}, ${nameIn(defaultLocale)}, '–') as type, coalesce(offered.number, 0) as "onOffer",
      coalesce(closed.number, 0) as closed, closed.days
    from kinds left join offered using (goal, type) left join closed using (goal, type)
    order by coalesce(closed.number, 0) desc, coalesce(offered.number, 0) desc, 2 limit ${limit}`)
  return z.array(kindSchema).parse(rows)
}

/** Returns what is on offer for long and draws the least interest: enquiries first, then page views. */
export async function findSlowListings(
  { payload }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<SlowListing[]> {
  const first = daysFrom(clockOf(new Date()).day, -INTEREST_DAYS + 1)
  const { rows } = await payload.db.drizzle.execute(sql`
    with slow as materialized (
      select p.id, p.reference, p.published_on from properties p
      where ${isOffered} and p.published_on < now() - make_interval(days => ${SLOW_DAYS})),
    interest as (
      select slow.*, coalesce((select sum(v.visits) from property_visits v where v.property = slow.id and v.day >= ${first}::date), 0) as views,
        (select count(*) from enquiries e where e.property_id = slow.id and e.status <> 'spam' and e.received_at >= ${first}::date) as leads
      from slow)
    select p.id, p.reference, ${titleIn(locale)} as title, extract(day from now() - p.published_on) as days, p.views, p.leads
    from interest p order by p.leads, p.views, p.published_on limit ${limit}`)
  return z.array(slowSchema).parse(rows)
}
