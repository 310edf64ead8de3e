import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'

import { transact } from '../core/transaction'
import { auditSubject, findAccount } from './account'
import { sendLink } from './accountEmails'

/**
 * Invites an owner into the portal, or invites them again, with a link by which they set their
 * password.
 */
export async function inviteOwner(
  req: PayloadRequest,
  ownerId: string,
): Promise<'invited' | 'suspended' | 'gone'> {
  const account = await findAccount(req, 'owners', { id: ownerId })
  if (!account) return 'gone'
  if (account.isSuspended) return 'suspended'
  await transact(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`update owners set invited_at = now() where id = ${ownerId}::uuid`)
    await sendLink(req, account, 'invitation')
    await writeAuditLine(req, { action: 'invited', about: auditSubject(account) })
  })
  return 'invited'
}
