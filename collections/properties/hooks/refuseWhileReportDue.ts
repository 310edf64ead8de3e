import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'

import { roleOf } from '@/access/roles'
import { monthSpan, type Month } from '@/domain/reports/month'
import { clockOf } from '@/domain/viewings/times'
import { transactionOf } from '@/fields/transactionOf'
import { validationMessage } from '@/fields/validationMessage'
import { formatDay, formatMonth } from '@/i18n/formats'
import { localeOf } from '@/i18n/locales'

/**
 * Refuses to let a person delete a property while the report of a month in which its mandate ran is not
 * written: the law asks for it, and it is written from the property. No program deletes one by itself.
 */
export const refuseWhileReportDue: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!roleOf(req)) return
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ month: Month | null }>(sql`
    select max(m.month) as month from mandate_months m
    where m.property = ${id} and not exists (
      select from reports r join reports_rels l on l.parent_id = r.id and l.path = 'properties' and l.properties_id = m.property
      where r.owner_id = m.owner and r.month = m.month)`)
  const month = rows[0]?.month
  if (!month) return
  const { to } = monthSpan(month)
  const { day: today } = clockOf(new Date())
  const locale = localeOf(req.i18n.language)
  throw new APIError(
    validationMessage(req, 'reportDue', {
      month: formatMonth(`${month}-15T12:00:00Z`, locale),
      // What was missed is made up for today.
      day: formatDay(`${to > today ? to : today}T12:00:00Z`, locale),
    }),
    409,
    undefined,
    true,
  )
}
