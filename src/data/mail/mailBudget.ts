import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { mailboxOf } from '@/domain/mail/mailbox'
import { limitsOf, type MailLimit } from '@/domain/mail/mailCauses'
import type { MailKind } from '@/domain/mail/mails'
import { transactionOf } from '@/fields/transactionOf'

import { sign } from '../core/seal'

/** Returns the key under which an address is counted; it cannot be reversed. */
export const addressKey = (address: string): string => sign('daily', mailboxOf(address))

/**
 * Counts one more email for an address and returns whether it is still allowed. It counts in the
 * transaction of the request: what is rolled back was not sent and does not count, and two posts at
 * once are counted one after the other.
 */
export async function countEmail(
  req: PayloadRequest,
  { name, max, seconds }: MailLimit,
  address: string,
): Promise<boolean> {
  const db = await transactionOf(req)
  const now = Date.now()
  const { rows } = await db.execute<{ points: number }>(sql`
    insert into form_limits as counted (key, points, expire) values (${`mail ${name}:${addressKey(address)}`}, 1, ${now + seconds * 1000})
    on conflict (key) do update set
      points = case when counted.expire <= ${now} then 1 else counted.points + 1 end,
      expire = case when counted.expire <= ${now} then excluded.expire else counted.expire end
    returning points`)
  return Number(rows[0]?.points) <= max
}

const isSentByStaff = ({ user }: PayloadRequest): boolean => user?.collection === 'users'

/**
 * Returns whether an email of this kind may go to this address now. Emails that a colleague sends
 * are not counted.
 */
export async function maySendEmail(
  req: PayloadRequest,
  kind: MailKind,
  address: string,
): Promise<boolean> {
  if (isSentByStaff(req)) return true
  for (const limit of limitsOf(kind)) if (!(await countEmail(req, limit, address))) return false
  return true
}

/** Marks an enquiry whose sender got no email because of a limit, for staff only. */
export async function markEmailWithheld(
  req: PayloadRequest,
  enquiry: string | undefined,
): Promise<void> {
  if (enquiry === undefined) return
  await (
    await transactionOf(req)
  ).execute(sql`update enquiries set mail_withheld = true where id = ${enquiry}::uuid`)
}
