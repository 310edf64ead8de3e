import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { refusesAddress } from '@/domain/mail/mailFailure'
import { transactionOf } from '@/fields/transactionOf'
import type { Demand } from '@/payload-types'

import { isAbout } from './demandMails'
import { demandAccess } from './register'

/** So many alerts in a row that a mail server refused for good, and the address is taken to be gone. */
const MAX_REFUSALS = 3

/**
 * Returns whether the last alerts were all refused for good because of their address. What went
 * before the last save does not count: staff or the visitor have corrected or resumed the demand
 * since. The replies are read again, as an earlier release called refusals of the sender final too.
 */
async function isAddressGone(req: PayloadRequest, demand: Demand): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ failure: string | null; reply: string }>(sql`
    select failure::text, coalesce(last_error, '') as reply from mails
    where "to" = ${demand.email} and kind = 'demand_matches' and status <> 'queued' and ${isAbout(demand.id)}
      and queued_at > ${demand.updatedAt}::timestamptz
    order by queued_at desc limit ${MAX_REFUSALS}`)
  return (
    rows.length === MAX_REFUSALS &&
    rows.every(({ failure, reply }) => failure === 'refused' && refusesAddress(reply))
  )
}

/**
 * Pauses a demand whose address is gone, as its visitor would, and returns whether it did. A mail
 * server that is sent to such addresses for months takes the agency for a sender of spam. A demand
 * that is being saved is left for the next call: waiting for it here would be waiting in a circle.
 */
export async function pauseIfAddressGone(req: PayloadRequest, demand: Demand): Promise<boolean> {
  if (!demand.email || !(await isAddressGone(req, demand))) return false
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`select 1 from demands where id = ${demand.id}::uuid for update skip locked`)
  if (rows.length > 0)
    await req.payload.update({ ...demandAccess, id: demand.id, data: { status: 'paused' }, req })
  return true
}
