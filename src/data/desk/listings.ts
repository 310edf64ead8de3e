import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { CERTIFICATE_YEARS, FLOOD_REPORT_YEARS } from '@/domain/certificate'
import { EXPIRY_DAYS, STALE_DAYS } from '@/domain/desk'
import type { Locale } from '@/i18n/locales'

import { mineFirst, titleIn } from './names'

const listing = { id: z.string(), reference: z.coerce.number().nullable(), title: z.string(), total: z.coerce.number() }
const stale = z.array(z.object({ ...listing, since: z.coerce.date() }))
const expiring = z.array(z.object({ ...listing, paper: z.enum(['epc', 'flood']), until: z.iso.date() }))
export type StaleListing = z.infer<typeof stale>[number]
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

/** Papers of advertised homes that run out soon or have, the first to run out first. Buyers are told of floods, tenants are not. */
export async function findExpiringPapers({ payload, user }: PayloadRequest, locale: Locale, most: number): Promise<ExpiringPaper[]> {
  const soon = sql`now() + make_interval(days => ${EXPIRY_DAYS})`
  const end = (column: string, years: number) => sql`p.${sql.raw(column)} + make_interval(years => ${years})`
  const running = (paper: ExpiringPaper['paper'], column: string, years: number, more = sql`true`) => sql`
    select p.id, p.contact_id, p.reference, ${paper}::text as paper, ${end(column, years)} as until from properties p
    where ${isAdvertised} and ${more} and p.${sql.raw(column)} < ${soon} - make_interval(years => ${years})`
  const { rows } = await payload.db.drizzle.execute(sql`
    with ending as materialized (
      ${running('epc', 'epc_date', CERTIFICATE_YEARS)} union all ${running('flood', 'flood_report_date', FLOOD_REPORT_YEARS, sql`p.goal = 'sale'`)})
    select p.id, p.reference, ${titleIn(locale)} as title, p.paper, to_char(p.until at time zone 'Europe/Brussels', 'YYYY-MM-DD') as until,
      (select count(*) from ending) as total
    from ending p order by ${mineFirst(String(user?.id), 'p.contact_id')}, p.until limit ${most}`)
  return expiring.parse(rows)
}
