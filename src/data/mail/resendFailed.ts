import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'

import { wipedKinds } from '@/domain/mail/mails'
import { transactionOf } from '@/fields/transactionOf'

import { transact } from '../core/transaction'
import { resendEmail } from './resend'

/** How many emails one press sends again, so that the answer does not take long. */
export const MAX_RESENT = 200

/** The failed emails that can be sent again: those of which the content is left. */
export const resendable: Where = {
  and: [{ status: { equals: 'failed' } }, { kind: { not_in: [...wipedKinds] } }],
}

/** Sends an email again, unless a colleague has done so since it was found, and it may have left. */
async function resendIfFailed(req: PayloadRequest, id: string): Promise<boolean> {
  const { rows } = await (
    await transactionOf(req)
  ).execute(sql`select id from mails where id = ${id}::uuid and status = 'failed' for update`)
  return rows.length > 0 && (await resendEmail(req, id))
}

/**
 * Queues the failed emails again, the oldest first, each in a transaction of its own: one that cannot
 * be queued stops no other. Returns how many are queued, and how many are left.
 */
export async function resendFailed(
  req: PayloadRequest,
  limit = MAX_RESENT,
): Promise<{ queued: number; left: number }> {
  const { payload } = req
  // The caller was checked to be staff, as for a single email.
  const failedMails = { collection: 'mails', where: resendable, overrideAccess: true } as const
  const { docs } = await payload.find({
    ...failedMails,
    depth: 0,
    sort: 'queuedAt',
    limit,
    pagination: false,
    select: { status: true },
  })
  let queued = 0
  for (const { id } of docs) {
    try {
      if (await transact(req, () => resendIfFailed(req, id))) queued += 1
    } catch (error) {
      payload.logger.error({ msg: 'An email could not be sent again', err: error })
    }
  }
  return { queued, left: (await payload.count(failedMails)).totalDocs }
}
