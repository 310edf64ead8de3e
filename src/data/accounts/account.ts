import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts/accounts'
import { transactionOf } from '@/fields/transactionOf'
import { localeOf, type Locale } from '@/i18n/locales'

export type Account = {
  kind: AccountKind
  id: string
  email: string
  name: string
  language: Locale
  hash: string | null
  salt: string | null
  /** The role of a colleague; owners have none. */
  role: string | null
  /** A suspended account refuses logins; an owner who was never invited has no password yet. */
  isSuspended: boolean
  isInvited: boolean
}

const columns = {
  owners: sql`id, email, full_name as name, language, hash, salt, null as role, suspended_at is not null as is_suspended, invited_at is not null as is_invited from owners`,
  users: sql`id, email, name, language, hash, salt, role, suspended_at is not null as is_suspended, true as is_invited from users`,
}

type Row = {
  id: string
  email: string
  name: string | null
  language: string
  hash: string | null
  salt: string | null
  role: string | null
  is_suspended: boolean
  is_invited: boolean
}

const accountOf = (
  kind: AccountKind,
  { name, language, is_suspended, is_invited, ...row }: Row,
): Account => ({
  ...row,
  kind,
  name: name ?? '',
  isSuspended: is_suspended,
  isInvited: is_invited,
  language: localeOf(language),
})

type AccountKey = { email: string } | { id: string }

/**
 * Reads an account in SQL, because no document of Payload carries the hash and the salt. `lock`
 * holds the row until the transaction ends.
 */
export async function findAccount(
  req: PayloadRequest,
  kind: AccountKind,
  key: AccountKey,
  lock = false,
): Promise<Account | undefined> {
  // PostgreSQL refuses a text with NUL, which no stored address has.
  if ('email' in key && key.email.includes('\0')) return undefined
  const db = await transactionOf(req)
  const where = 'id' in key ? sql`id = ${key.id}::uuid` : sql`email = ${key.email}`
  const { rows } = await db.execute<Row>(
    sql`select ${columns[kind]} where ${where} ${lock ? sql`for update` : sql``}`,
  )
  const [row] = rows
  return row && accountOf(kind, row)
}

/** Returns the account as the audit log names it. */
export const auditSubject = ({ kind, id, name }: Pick<Account, 'kind' | 'id' | 'name'>) => ({
  collection: kind,
  id,
  name,
})
