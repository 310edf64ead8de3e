import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { writeAuditLine } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'

import { transact } from '../core/transaction'
import { auditSubject, findAccount, type Account } from './account'
import { sendLink } from './accountEmails'
import { dropFactors } from './secondFactor'

async function invite(req: PayloadRequest, account: Account): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`update owners set invited_at = now() where id = ${account.id}::uuid`)
  await sendLink(req, account, 'invitation')
  await writeAuditLine(req, { action: 'invited', about: auditSubject(account) })
}

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
  await transact(req, () => invite(req, account))
  return 'invited'
}

/**
 * Ends what opens an owner's account after staff gave it another address: a reader of the former
 * address may have chosen it. An owner with an account is invited again, at the new address; one who
 * is suspended, when staff readmit and invite them.
 */
export async function inviteAtNewAddress(req: PayloadRequest, account: Account): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update owners set hash = null, salt = null, invited_at = null, calendar_edition = coalesce(calendar_edition, 0) + 1
    where id = ${account.id}::uuid`)
  await dropFactors(req, account.id)
  if (account.isInvited && !account.isSuspended) await invite(req, account)
}
