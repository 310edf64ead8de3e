import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import {
  DAYS_WITHOUT_FACTOR_LINK,
  linkMinutes,
  type AccountKind,
  type LinkPurpose,
} from '@/domain/accounts/accounts'
import { transactionOf } from '@/fields/transactionOf'

import type { Account } from './account'
import { sign } from '../core/seal'

/** Lower case only, because addresses are read out and typed. */
const SHAPE = /^[\da-f]{64}$/

const mark = (token: string): string => sign('link', token)

/** What a link opens; `told` is the email address it confirms. */
export type Link = { kind: AccountKind; account: string; purpose: LinkPurpose; told: string | null }

type Row = { kind: AccountKind; account: string; purpose: LinkPurpose; told: string | null }

/** Creates the only valid link of an account for this purpose; earlier ones stop working. */
export async function makeLink(
  req: PayloadRequest,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  purpose: LinkPurpose,
  told?: string,
): Promise<string> {
  const token = randomBytes(32).toString('hex')
  const db = await transactionOf(req)
  await db.execute(sql`insert into account_links (token, account, kind, purpose, told, until)
    values (${mark(token)}, ${id}::uuid, ${kind}, ${purpose}, ${told ?? null}, now() + make_interval(mins => ${linkMinutes[purpose]}))
    on conflict (account, purpose) do update set token = excluded.token, told = excluded.told, until = excluded.until`)
  return token
}

/**
 * Finds what a link opens without using it up, because programs that scan mail follow links too.
 */
export async function findLink(req: PayloadRequest, token: string): Promise<Link | undefined> {
  if (!SHAPE.test(token)) return undefined
  const db = await transactionOf(req)
  const { rows } = await db.execute<Row>(
    sql`select kind, account, purpose, told from account_links where token = ${mark(token)} and until > now()`,
  )
  return rows[0]
}

/**
 * Uses a link up in the transaction of the request: when that is rolled back, the link stays valid.
 */
export async function takeLink(req: PayloadRequest, token: string): Promise<Link | undefined> {
  if (!SHAPE.test(token)) return undefined
  const db = await transactionOf(req)
  const { rows } = await db.execute<Row>(
    sql`delete from account_links where token = ${mark(token)} and until > now() returning kind, account, purpose, told`,
  )
  return rows[0]
}

/** Deletes the outstanding links of an account after a new password or address. */
export async function dropLinks(req: PayloadRequest, id: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`delete from account_links where account = ${id}::uuid`)
}

/** The purpose of a row that no link opens: the account's password came by email a short time ago. */
const PASSWORD_BY_EMAIL = 'passwordByEmail'

/** Records that the password of an account was chosen by a link in an email. */
export async function recordPasswordByEmail(
  req: PayloadRequest,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`insert into account_links (token, account, kind, purpose, until)
    values (${mark(randomBytes(32).toString('hex'))}, ${id}::uuid, ${kind}, ${PASSWORD_BY_EMAIL}, now() + make_interval(days => ${DAYS_WITHOUT_FACTOR_LINK}))
    on conflict (account, purpose) do update set until = excluded.until`)
}

/** Returns whether the password of an account was chosen by email in the last days. */
export async function hasPasswordByEmail(req: PayloadRequest, id: string): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`select from account_links where account = ${id}::uuid and purpose = ${PASSWORD_BY_EMAIL} and until > now()`,
  )
  return rows.length > 0
}
