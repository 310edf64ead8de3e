import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { datedDocuments, validityYears, type DatedDocument } from '@/domain/catalogue/certificate'
import { dayOf } from '@/domain/lib/days'
import { EXPIRY_DAYS, STALE_DAYS } from '@/domain/dashboard/periods'
import type { Locale } from '@/i18n/locales'

import { IS_ADVERTISED_SQL } from '../core/visibility'
import { draftTitleIn, mineFirst, titleIn } from './titles'

const listing = {
  id: z.string(),
  reference: z.coerce.number().nullable(),
  title: z.string(),
  total: z.coerce.number(),
}
const stale = z.array(z.object({ ...listing, since: z.coerce.date() }))
const incomplete = z.array(z.object({ ...listing, gaps: z.string(), isLive: z.boolean() }))
const expiring = z.array(
  z.object({ ...listing, paper: z.enum(datedDocuments), until: z.iso.date() }),
)
export type StaleListing = z.infer<typeof stale>[number]
export type IncompleteListing = z.infer<typeof incomplete>[number]
export type ExpiringCertificate = z.infer<typeof expiring>[number]

const isAdvertised = sql.raw(IS_ADVERTISED_SQL)

/**
 * Returns advertised properties that were not edited for long, those of the colleague first; each
 * row carries the total.
 */
export async function findStaleListings(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<StaleListing[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with stale as materialized (
      select p.id, p.contact_id, p.updated_at, p.reference from properties p
      where ${isAdvertised} and p.updated_at < now() - make_interval(days => ${STALE_DAYS}))
    select p.id, p.reference, ${titleIn(locale)} as title, p.updated_at as since, (select count(*) from stale) as total
    from stale p order by ${mineFirst(String(user?.id), 'p.contact_id')}, p.updated_at limit ${limit}`)
  return stale.parse(rows)
}

const columns = {
  epcDate: 'epc_date',
  floodReportDate: 'flood_report_date',
  electricalDate: 'electrical_date',
} as const satisfies Record<DatedDocument, string>

/**
 * Selects the expiring certificates of one kind; one query per kind, so that its index is used.
 * Flood reports are for buyers only, not for tenants.
 */
const expiringQuery = (paper: DatedDocument) => {
  const date = sql.raw(`p.${columns[paper]}`)
  const validity = sql`make_interval(years => ${validityYears[paper]})`
  return sql`select p.id, p.contact_id, p.reference, ${paper}::text as paper, ${date} + ${validity} as until from properties p
    where ${isAdvertised} and ${paper === 'floodReportDate' ? sql`p.goal = 'sale'` : sql`true`}
    and ${date} < now() + make_interval(days => ${EXPIRY_DAYS}) - ${validity}`
}

/**
 * Returns certificates of advertised properties that expire soon or have expired, the first to
 * expire first.
 */
export async function findExpiringCertificates(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<ExpiringCertificate[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with ending as materialized (${sql.join(datedDocuments.map(expiringQuery), sql` union all `)})
    select p.id, p.reference, ${titleIn(locale)} as title, p.paper, to_char(p.until at time zone 'Europe/Brussels', 'YYYY-MM-DD') as until,
      (select count(*) from ending) as total
    from ending p order by ${mineFirst(String(user?.id), 'p.contact_id')}, p.until limit ${limit}`)
  return expiring.parse(rows)
}

/** Also lacking is what a certificate said that expired since the last save. */
const isLacking = (prefix: 'p.' | 'v.version_') => sql`
  (${sql.raw(prefix)}completeness < 100 or ${sql.raw(prefix)}lapses_on < ${`${dayOf(new Date())}T00:00:00Z`}::timestamptz)
  and ${sql.raw(prefix)}status in ('active', 'prospective')`

/**
 * Returns properties on offer, or about to be, whose advertisement lacks what the law asks of it:
 * published ones first. Of a draft the last saved version is judged.
 */
export async function findIncompleteListings(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<IncompleteListing[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with lacking as materialized (
      select p.id, p.contact_id, p.reference, p.completeness, p.gaps, true as live, null::uuid as version from properties p
      where p._status = 'published' and ${isLacking('p.')}
      union all
      select p.id, v.version_contact_id, p.reference, v.version_completeness, v.version_gaps, false, v.id from _properties_v v join properties p on p.id = v.parent_id
      where v.latest and p._status = 'draft' and ${isLacking('v.version_')})
    select p.id, p.reference, coalesce(${draftTitleIn(locale)}, ${titleIn(locale)}) as title, p.gaps, p.live as "isLive", (select count(*) from lacking) as total
    from lacking p order by p.live desc, ${mineFirst(String(user?.id), 'p.contact_id')}, p.completeness, p.reference limit ${limit}`)
  return incomplete.parse(rows)
}
