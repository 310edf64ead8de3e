import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { papers, paperYears, type Paper } from '@/domain/certificate'
import { dayOf } from '@/domain/days'
import { EXPIRY_DAYS, STALE_DAYS } from '@/domain/desk'
import type { Locale } from '@/i18n/locales'

import { mineFirst, titleIn } from './names'

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

/**
 * Homes on offer, or about to be, whose advertisement lacks what the law wants of it: first what visitors see already. What a
 * paper said that ran out since the last save is lacking too.
 */
export async function findIncompleteListings({ payload, user }: PayloadRequest, locale: Locale, most: number): Promise<IncompleteListing[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    with lacking as materialized (
      select p.id, p.contact_id, p.reference, p.completeness, p.gaps, p._status = 'published' as live from properties p
      where (p.completeness < 100 or p.lapses_on < ${`${dayOf(new Date())}T00:00:00Z`}::timestamptz) and p.status in ('active', 'prospective'))
    select p.id, p.reference, ${titleIn(locale)} as title, p.gaps, p.live as "isLive", (select count(*) from lacking) as total
    from lacking p order by p.live desc, ${mineFirst(String(user?.id), 'p.contact_id')}, p.completeness, p.reference limit ${most}`)
  return incomplete.parse(rows)
}
