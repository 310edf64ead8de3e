import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { note } from '@/fields/audit'
import { transactionOf } from '@/fields/transactionOf'

import { transact } from '../transaction'
import { aboutOf, findAccount } from './account'
import { sendLink } from './letters'

/** Asks an owner into the portal, or asks him again: he gets a link by which he sets his password. */
export async function inviteOwner(req: PayloadRequest, ownerId: string): Promise<'invited' | 'suspended' | 'gone'> {
  const account = await findAccount(req, 'owners', { id: ownerId })
  if (!account) return 'gone'
  if (account.isSuspended) return 'suspended'
  await transact(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`update owners set invited_at = now() where id = ${ownerId}::uuid`)
    await sendLink(req, account, 'invitation')
    await note(req, { action: 'invited', about: aboutOf(account) })
  })
  return 'invited'
}
