import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/** The state of an owner's account, as staff see it. */
export type AccountState = {
  invitedAt: string | null
  lastLoginAt: string | null
  suspendedAt: string | null
  sessions: number
  hasFactor: boolean
}

export async function findAccountState(
  req: PayloadRequest,
  ownerId: string,
): Promise<AccountState | undefined> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<AccountState>(sql`
    select to_json(invited_at) #>> '{}' as "invitedAt", to_json(last_login_at) #>> '{}' as "lastLoginAt", to_json(suspended_at) #>> '{}' as "suspendedAt",
      (select count(*)::integer from owners_sessions where _parent_id = o.id and expires_at > now()) as sessions,
      exists (select from account_factors where account = o.id and is_on)
        or exists (select from account_passkeys where account = o.id) as "hasFactor"
    from owners o where id = ${ownerId}::uuid`)
  return rows[0]
}
