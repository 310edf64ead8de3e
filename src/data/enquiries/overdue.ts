import { sql } from '@payloadcms/db-postgres'

import { OVERDUE_HOURS } from '@/domain/enquiries/inbox'
import { clockOf, instantAt } from '@/domain/viewings/times'
import { transactionOf } from '@/fields/transactionOf'
import { formatDay } from '@/i18n/formats'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { optionName } from '@/i18n/translate'
import { env } from '@/env'

import { inTransaction } from '../core/payload'
import { queueMail } from '../mail/queue'
import { findSettings } from '../site/shell'
import { isUnanswered } from './inboxConditions'

/** The time of day, in the agency's time zone, from which reminders are sent. */
const DAY_START = '08:00'
/** The most enquiries that an email lists; the others are in the inbox. */
const MAX_LISTED = 10

type WaitingEnquiry = { fullName: string; kind: string; receivedAt: string }
type Recipient = {
  name: string | null
  address: string
  language: string | null
  count: number
  first: WaitingEnquiry[]
}

const lineOf = (
  { fullName, kind, receivedAt }: WaitingEnquiry,
  locale: Locale,
): [string, string] => [
  fullName,
  `${optionName(locale, 'enquiryKind', kind)}, ${formatDay(receivedAt, locale)}`,
]

/**
 * Reminds staff once each morning of overdue enquiries: colleagues of those assigned to them, the
 * agency of the rest, also of those of a suspended colleague. Several instances may run this at once; the second one finds that the emails
 * were queued today.
 */
export const remindStaff = (now = new Date()): Promise<void> =>
  inTransaction(async (req) => {
    const { day } = clockOf(now)
    if (now < instantAt(day, DAY_START)) return
    const { defaultLanguage, email, overdueHours } = await findSettings(defaultLocale)
    const hours = overdueHours ?? OVERDUE_HOURS
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff_overdue', 0))`)
    const { rows: sentToday } = await db.execute(
      sql`select 1 from mails where kind = 'staff_overdue' and queued_at >= ${instantAt(day, '00:00').toISOString()}::timestamptz limit 1`,
    )
    if (sentToday.length > 0) return
    const { rows } = await db.execute<Recipient>(sql`
      select u.name, coalesce(u.email, ${email ?? ''}) as address, u.language, count(*)::int as count,
        array_to_json((array_agg(json_build_object('fullName', e.full_name, 'kind', e.kind, 'receivedAt', e.received_at) order by e.received_at))[1:${sql.raw(String(MAX_LISTED))}]) as first
      from (select * from enquiries where ${isUnanswered} and received_at < ${now.toISOString()}::timestamptz - make_interval(hours => ${hours}::int)) e
      left join users u on u.id = e.assigned_to_id and u.suspended_at is null group by u.id`)
    for (const { name, address, language, count, first } of rows.filter(
      (recipient) => recipient.address,
    )) {
      const locale = isLocale(language) ? language : defaultLanguage
      await queueMail(req, {
        kind: 'staff_overdue',
        to: { name: name ?? undefined, address },
        locale,
        placeholders: { count: String(count), hours: String(hours) },
        lines: first.map((one) => lineOf(one, locale)),
        action: { href: `${env.SITE_URL}/admin/inbox?tab=overdue` },
      })
    }
  })
