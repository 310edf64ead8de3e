import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { datedDocuments, validityYears, type DatedDocument } from '@/domain/catalogue/certificate'
import { dayOf } from '@/domain/lib/days'
import { EXPIRY_DAYS, STALE_DAYS } from '@/domain/dashboard/periods'
import type { Locale } from '@/i18n/locales'

import { IS_ADVERTISED_SQL } from '../core/visibility'
import { countUpTo, mineThenOthers, MAX_COUNTED, type SQL } from './lines'
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
 * row carries the total, as far as it is counted.
 */
export function findStaleListings(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<StaleListing[]> {
  const isStale = sql`${isAdvertised} and p.updated_at < now() - make_interval(days => ${STALE_DAYS})`
  return mineThenOthers(String(user?.id), limit, async (whose, most) => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select p.id, p.reference, ${titleIn(locale)} as title, p.updated_at as since,
        ${countUpTo(sql`select from properties p where ${isStale}`)} as total
      from properties p where ${isStale} and ${whose} order by p.updated_at limit ${most}`)
    return stale.parse(rows)
  })
}

const columns = {
  epcDate: 'epc_date',
  floodReportDate: 'flood_report_date',
  electricalDate: 'electrical_date',
} as const satisfies Record<DatedDocument, string>

/**
 * Selects the expiring certificates of one kind, the first to expire first; one query per kind, so that
 * its index is used. Flood reports are for buyers only, not for tenants.
 */
const expiringQuery = (paper: DatedDocument, whose: SQL, most: number) => {
  const date = sql.raw(`p.${columns[paper]}`)
  const validity = sql`make_interval(years => ${validityYears[paper]})`
  return sql`(select p.id, p.reference, ${paper}::text as paper, ${date} + ${validity} as until from properties p
    where ${isAdvertised} and ${whose} and ${paper === 'floodReportDate' ? sql`p.goal = 'sale'` : sql`true`}
    and ${date} < now() + make_interval(days => ${EXPIRY_DAYS}) - ${validity} order by ${date} limit ${most})`
}

const expiringOf = (whose: SQL, most: number) =>
  sql.join(
    datedDocuments.map((paper) => expiringQuery(paper, whose, most)),
    sql` union all `,
  )

/**
 * Returns certificates of advertised properties that expire soon or have expired, the first to
 * expire first.
 */
export function findExpiringCertificates(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<ExpiringCertificate[]> {
  const all = sql`select from (${expiringOf(sql`true`, MAX_COUNTED + 1)}) expiring`
  return mineThenOthers(String(user?.id), limit, async (whose, most) => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select p.id, p.reference, ${titleIn(locale)} as title, p.paper,
        to_char(p.until at time zone 'Europe/Brussels', 'YYYY-MM-DD') as until, ${countUpTo(all)} as total
      from (${expiringOf(whose, most)}) p order by p.until limit ${most}`)
    return expiring.parse(rows)
  })
}

/** Also lacking is what a certificate said that expired since the last save. */
const isLacking = (prefix: 'p.' | 'v.version_') => sql`
  (${sql.raw(prefix)}completeness < 100 or ${sql.raw(prefix)}lapses_on < ${`${dayOf(new Date())}T00:00:00Z`}::timestamptz)
  and ${sql.raw(prefix)}status in ('active', 'prospective')`

const isLackingLive = () => sql`p._status = 'published' and ${isLacking('p.')}`
/** A draft is judged by its last saved version. */
const lackingDrafts = () => sql`_properties_v v join properties p on p.id = v.parent_id
  where v.latest and p._status = 'draft' and ${isLacking('v.version_')}`

/**
 * Returns properties on offer, or about to be, whose advertisement lacks what the law asks of it:
 * published ones first, and of each those of the colleague.
 */
export async function findIncompleteListings(
  { payload, user }: PayloadRequest,
  locale: Locale,
  limit: number,
): Promise<IncompleteListing[]> {
  const me = String(user?.id)
  const total = countUpTo(
    sql`(select from properties p where ${isLackingLive()}) union all (select from ${lackingDrafts()})`,
  )
  const find = async (query: SQL) =>
    incomplete.parse((await payload.db.drizzle.execute(query)).rows)
  const live = await mineThenOthers(me, limit, (whose, most) =>
    find(sql`select p.id, p.reference, ${titleIn(locale)} as title, p.gaps, ${isAdvertised} as "isLive", ${total} as total
      from properties p where ${isLackingLive()} and ${whose} order by p.completeness, p.reference limit ${most}`),
  )
  if (live.length >= limit) return live
  const drafts = await find(sql`
    select p.id, p.reference, coalesce(${draftTitleIn(locale)}, ${titleIn(locale)}) as title, p.gaps, false as "isLive", ${total} as total
    from (select p.id, p.reference, v.id as version, v.version_contact_id as contact_id, v.version_gaps as gaps, v.version_completeness as completeness
      from ${lackingDrafts()}) p
    order by ${mineFirst(me, 'p.contact_id')}, p.completeness, p.reference limit ${limit - live.length}`)
  return [...live, ...drafts]
}
