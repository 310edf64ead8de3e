import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { papers, paperYears, type Paper } from '@/domain/certificate'
import { dayOf } from '@/domain/days'
import { EXPIRY_DAYS, STALE_DAYS } from '@/domain/desk'
import type { Locale } from '@/i18n/locales'

import { draftTitleIn, mineFirst, titleIn } from './names'

const listing = { id: z.string(), reference: z.coerce.number().nullable(), title: z.string(), total: z.coerce.number() }
const stale = z.array(z.object({ ...listing, since: z.coerce.date() }))
const incomplete = z.array(z.object({ ...listing, gaps: z.string(), isLive: z.boolean() }))
const expiring = z.array(z.object({ ...listing, paper: z.enum(papers), until: z.iso.date() }))
export type StaleListing = z.infer<typeof stale>[number]
export type IncompleteListing = z.infer<typeof incomplete>[number]
export type ExpiringPaper = z.infer<typeof expiring>[number]

const isAdvertised = sql`p._status = 'published' and p.status = 'active'`

/** Advertised homes that nobody has touched for long, one's own first; each row knows how many there are. */
export async function findStaleListings({ payload, user }: PayloadRequest, locale: Locale, most: number): Promise<StaleListing[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with stale as materialized (
      select p.id, p.contact_id, p.updated_at, p.reference from properties p
      where ${isAdvertised} and p.updated_at < now() - make_interval(days => ${STALE_DAYS}))
    select p.id, p.reference, ${titleIn(locale)} as title, p.updated_at as since, (select count(*) from stale) as total
    from stale p order by ${mineFirst(String(user?.id), 'p.contact_id')}, p.updated_at limit ${most}`)
  return stale.parse(rows)
}

const columns = { epcDate: 'epc_date', floodReportDate: 'flood_report_date', electricalDate: 'electrical_date' } as const satisfies Record<Paper, string>

/** Each question of its own, so that the index of that paper answers it. Buyers are told of floods, tenants are not. */
const ending = (paper: Paper) => {
  const [date, counts] = [sql.raw(`p.${columns[paper]}`), sql`make_interval(years => ${paperYears[paper]})`]
  return sql`select p.id, p.contact_id, p.reference, ${paper}::text as paper, ${date} + ${counts} as until from properties p
    where ${isAdvertised} and ${paper === 'floodReportDate' ? sql`p.goal = 'sale'` : sql`true`}
    and ${date} < now() + make_interval(days => ${EXPIRY_DAYS}) - ${counts}`
}

/** Papers of advertised homes that run out soon or have, the first to run out first. */
export async function findExpiringPapers({ payload, user }: PayloadRequest, locale: Locale, most: number): Promise<ExpiringPaper[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with ending as materialized (${sql.join(papers.map(ending), sql` union all `)})
    select p.id, p.reference, ${titleIn(locale)} as title, p.paper, to_char(p.until at time zone 'Europe/Brussels', 'YYYY-MM-DD') as until,
      (select count(*) from ending) as total
    from ending p order by ${mineFirst(String(user?.id), 'p.contact_id')}, p.until limit ${most}`)
  return expiring.parse(rows)
}

/** What a paper said that ran out since the last save is lacking too. */
const lacks = (prefix: 'p.' | 'v.version_') => sql`
  (${sql.raw(prefix)}completeness < 100 or ${sql.raw(prefix)}lapses_on < ${`${dayOf(new Date())}T00:00:00Z`}::timestamptz)
  and ${sql.raw(prefix)}status in ('active', 'prospective')`

/**
 * Homes on offer, or about to be, whose advertisement lacks what the law wants of it: first what visitors see already. A draft is
 * looked at as it was saved last, which is a version of it.
 */
export async function findIncompleteListings({ payload, user }: PayloadRequest, locale: Locale, most: number): Promise<IncompleteListing[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with lacking as materialized (
      select p.id, p.contact_id, p.reference, p.completeness, p.gaps, true as live, null::uuid as version from properties p
      where p._status = 'published' and ${lacks('p.')}
      union all
      select p.id, v.version_contact_id, p.reference, v.version_completeness, v.version_gaps, false, v.id from _properties_v v join properties p on p.id = v.parent_id
      where v.latest and p._status = 'draft' and ${lacks('v.version_')})
    select p.id, p.reference, coalesce(${draftTitleIn(locale)}, ${titleIn(locale)}) as title, p.gaps, p.live as "isLive", (select count(*) from lacking) as total
    from lacking p order by p.live desc, ${mineFirst(String(user?.id), 'p.contact_id')}, p.completeness, p.reference limit ${most}`)
  return incomplete.parse(rows)
}
