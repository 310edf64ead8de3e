import type { PoolClient } from 'pg'

/** The condition that no email brings the row of `reports` any more: all failed or were deleted. */
export const IS_UNDELIVERED_SQL = `delivery = 'mailed' and not exists (
  select from mails m where m.report_id = reports.id and m.status <> 'failed')`

const ofMail = `id = (select report_id from mails where mails.id = $1)`

/** Marks the report of an email that left, also when it had failed before and was sent again by hand. */
export const markReportMailed = (client: PoolClient, mail: string) =>
  client.query(
    `update reports set delivery = 'mailed', updated_at = now() where ${ofMail} and delivery = 'due'`,
    [mail],
  )

/** Marks the report of an email that failed for good, so that a colleague hands it over. */
export const markReportUndelivered = (client: PoolClient, mail: string) =>
  client.query(
    `update reports set delivery = 'due', updated_at = now() where ${ofMail} and ${IS_UNDELIVERED_SQL}`,
    [mail],
  )
