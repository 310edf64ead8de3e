import { sql } from '@payloadcms/db-postgres'

import { OVERDUE_HOURS } from '@/domain/inbox'
import { clockOf, instantAt } from '@/domain/visits/times'
import { transactionOf } from '@/fields/transactionOf'
import { formatDay } from '@/i18n/dates'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import { env } from '@/env'

import { inTransaction } from '../payload'
import { findSettings } from '../shell'
import { unanswered } from './inbox'
import { queueMail } from './mails'

/** When the agency's day begins, on its own clock. */
const MORNING = '08:00'
/** So many are named; the others stand in the inbox. */
const NAMED = 10

type Waiting = { fullName: string; kind: string; receivedAt: string }
type Reader = { name: string | null; address: string; language: string | null; count: number; first: Waiting[] }

const line = ({ fullName, kind, receivedAt }: Waiting, locale: Locale): [string, string] => [
  fullName,
  `${optionName(locale, 'enquiryKind', kind)}, ${formatDay(receivedAt, locale)}`,
]

/**
 * Once each morning, whoever is to answer is told who waits too long: a colleague what was assigned to him, the agency the rest.
 * Several instances ask at the same time; whoever comes second finds that it was written today.
 */
export const remindStaff = (now = new Date()): Promise<void> =>
  inTransaction(async (req) => {
    const { day } = clockOf(now)
    if (now < instantAt(day, MORNING)) return
    const { defaultLanguage, email, overdueHours } = await findSettings(defaultLocale)
    const hours = overdueHours ?? OVERDUE_HOURS
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff_overdue', 0))`)
    const { rows: told } = await db.execute(
      sql`select 1 from mails where kind = 'staff_overdue' and queued_at >= ${instantAt(day, '00:00').toISOString()}::timestamptz limit 1`,
    )
    if (told.length > 0) return
    const { rows } = await db.execute<Reader>(sql`
      select u.name, coalesce(u.email, ${email ?? ''}) as address, u.language, count(*)::int as count,
        array_to_json((array_agg(json_build_object('fullName', e.full_name, 'kind', e.kind, 'receivedAt', e.received_at) order by e.received_at))[1:${sql.raw(String(NAMED))}]) as first
      from (select * from enquiries where ${unanswered} and received_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${hours}::int)) e
      left join users u on u.id = e.assigned_to_id group by u.id`)
    for (const { name, address, language, count, first } of rows.filter((reader) => reader.address)) {
      const locale = isLocale(language) ? language : defaultLanguage
      await queueMail(req, {
        ...{ kind: 'staff_overdue', to: { name: name ?? undefined, address }, locale },
        ...{ told: { count: String(count), hours: String(hours) }, lines: first.map((one) => line(one, locale)) },
        action: { href: `${env.SITE_URL}/admin/inbox?tab=overdue` },
      })
    }
  })
