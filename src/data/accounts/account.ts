import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts'
import { transactionOf } from '@/fields/transactionOf'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'

export type Account = {
  kind: AccountKind
  id: string
  email: string
  name: string
  language: Locale
  hash: string | null
  salt: string | null
  /** Whether it may be entered, and whether its owner was ever asked in. */
  isSuspended: boolean
  isInvited: boolean
}

const columns = {
  owners: sql`id, email, full_name as name, language, hash, salt, suspended_at is not null as is_suspended, invited_at is not null as is_invited from owners`,
  users: sql`id, email, name, language, hash, salt, false as is_suspended, true as is_invited from users`,
}

type Row = {
  id: string
  email: string
  name: string | null
  language: string
  hash: string | null
  salt: string | null
  is_suspended: boolean
  is_invited: boolean
}

const accountOf = (kind: AccountKind, { name, language, is_suspended, is_invited, ...row }: Row): Account => ({
  ...{ ...row, kind, name: name ?? '', isSuspended: is_suspended, isInvited: is_invited },
  language: isLocale(language) ? language : defaultLocale,
})

type Question = { email: string } | { id: string }

/** Asked in SQL, because no document ever carries what a password is compared with. */
export async function findAccount(req: PayloadRequest, kind: AccountKind, asked: Question, lock = false): Promise<Account | undefined> {
  const db = await transactionOf(req)
  const where = 'id' in asked ? sql`id = ${asked.id}::uuid` : sql`email = ${asked.email}`
  const { rows } = await db.execute<Row>(sql`select ${columns[kind]} where ${where} ${lock ? sql`for update` : sql``}`)
  const [row] = rows
  return row && accountOf(kind, row)
}

/** How the audit log names it. */
export const aboutOf = ({ kind, id, name }: Pick<Account, 'kind' | 'id' | 'name'>) => ({ collection: kind, id, name })
