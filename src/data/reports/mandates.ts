import type { QueryResultRow } from 'pg'

import type { Month } from '@/domain/reports/month'
import { clockOf } from '@/domain/viewings/times'

import { payload } from '../core/payload'
import { IS_ADVERTISED_SQL, IS_ON_OFFER_SQL } from '../core/visibility'

const dayIn = (column: string) => `(${column} at time zone 'Europe/Brussels')::date`

/**
 * The SQL condition that a mandate for the property `p` ran on one of the days from `m.first` to `m.last`. Staff
 * can say from when until when; without a first day it runs while the property is advertised. A sale or a
 * letting ends it.
 */
const MANDATE_RAN_SQL = `${IS_ON_OFFER_SQL}
  and coalesce(p.status::text, '') not in ('cancelled', 'reference')
  and case when p.mandate_from is null
    then ${IS_ADVERTISED_SQL} and coalesce(${dayIn('p.published_on')} <= m.last, true)
    else ${dayIn('p.mandate_from')} <= m.last end
  and coalesce(${dayIn('p.mandate_until')} >= m.first, true)`

/** The days of this month up to today, `$1`. */
const THIS_MONTH = `(select date_trunc('month', $1::date)::date as first, $1::date as last)`

/**
 * This month, and the months between in which the site was down all the time: what is on offer now, was then.
 */
const UNRECORDED_MONTHS = `(
  select month::date as first, least((month + interval '1 month - 1 day')::date, $1::date) as last
  from generate_series(
    coalesce(
      (select to_date(max(month), 'YYYY-MM') + interval '1 month' from mandate_months where month < to_char($1::date, 'YYYY-MM')),
      date_trunc('month', $1::date)),
    $1::date, interval '1 month') month)`

/**
 * While the mandate runs, the owners of its month are those of the property. After it they are the ones to whom
 * the report of its last month is due, for every kind of buyer.
 */
const FORGET_FORMER_OWNERS = `
  delete from mandate_months d using properties p, ${THIS_MONTH} m
  where d.month = to_char(m.first, 'YYYY-MM') and p.id = d.property and ${MANDATE_RAN_SQL}
    and not exists (select from properties_rels r where r.parent_id = p.id and r.path = 'owners' and r.owners_id = d.owner)`

const ADD_MONTHS = `
  insert into mandate_months (owner, property, month)
  select r.owners_id, p.id, to_char(m.first, 'YYYY-MM')
  from ${UNRECORDED_MONTHS} m
  cross join properties p
  join properties_rels r on r.parent_id = p.id and r.path = 'owners' and r.owners_id is not null
  where ${MANDATE_RAN_SQL}
  on conflict do nothing`

/**
 * A mandate that began last month and was filled in after it: that month is reported too, if the site kept
 * count of it. The owners of a month that was recorded stay.
 */
const ADD_LATE_MONTH = `
  insert into mandate_months (owner, property, month)
  select r.owners_id, p.id, to_char(m.first, 'YYYY-MM')
  from (select (date_trunc('month', $1::date) - interval '1 month')::date as first, date_trunc('month', $1::date)::date - 1 as last) m
  cross join properties p
  join properties_rels r on r.parent_id = p.id and r.path = 'owners' and r.owners_id is not null
  where ${MANDATE_RAN_SQL} and ${dayIn('p.mandate_from')} between m.first and m.last
    and exists (select from mandate_months k where k.month = to_char(m.first, 'YYYY-MM'))
    and not exists (select from mandate_months k where k.month = to_char(m.first, 'YYYY-MM') and k.property = p.id)
  on conflict do nothing`

/**
 * Records for which owners and properties a mandate runs in this month. The law asks for a report of every
 * such month, also when the mandate ended in it; a property alone does not tell afterwards.
 */
export async function recordMandates(now: Date): Promise<void> {
  const { day } = clockOf(now)
  const { pool } = (await payload()).db
  for (const statement of [FORGET_FORMER_OWNERS, ADD_MONTHS, ADD_LATE_MONTH])
    await pool.query(statement, [day])
}

export type DueReport = { owner: string; month: Month; properties: string[] }

/**
 * Returns the reports that were not written yet of all months up to this one, the oldest first. A
 * property that was filled in after the report of its owner gets one of its own.
 */
export async function findDueReports(month: Month): Promise<DueReport[]> {
  const { rows } = await (
    await payload()
  ).db.pool.query<DueReport & QueryResultRow>(
    `select owner, month, array_agg(property order by property) as properties
     from mandate_months m
     where month <= $1 and not exists (
       select from reports r join reports_rels l on l.parent_id = r.id and l.path = 'properties' and l.properties_id = m.property
       where r.owner_id = m.owner and r.month = m.month)
     group by owner, month
     order by month, owner`,
    [month],
  )
  return rows
}
