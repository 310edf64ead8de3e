import type { PayloadRequest } from 'payload'

import type { AccountKind, LinkPurpose } from '@/domain/accounts/accounts'
import { normalizeEmail } from '@/domain/accounts/accounts'

import { transact } from '../core/transaction'
import { findAccount, type Account } from './account'
import { FIRST_PASSWORD } from './accountChanged'
import type { PendingLogin } from './cookies'
import { logInWithAccount, markOfPassword, type LoginResult } from './logIn'
import { sendLink } from './accountEmails'
import { resetFactors } from './changeFactors'
import { hasPasswordByEmail, recordPasswordByEmail, takeLink } from './links'
import { mayRequestEmail } from './loginAttempts'
import { hasFactor } from './secondFactor'

type LinkRequest = {
  kind: AccountKind
  email: string
  address: string
  purpose: 'password' | 'login'
}

/**
 * Sends a link if the address belongs to an open account. The caller learns nothing about whether
 * it does.
 */
export async function requestLink(
  req: PayloadRequest,
  { kind, email: typed, address, purpose }: LinkRequest,
): Promise<void> {
  const email = normalizeEmail(typed)
  if (!(await mayRequestEmail(req, { kind, email, address, purpose }))) return
  await transact(req, async () => {
    // The lock keeps the link from going to an address that the account is just giving up.
    const account = await findAccount(req, kind, { email }, true)
    if (account && !account.isSuspended && account.isInvited) await sendLink(req, account, purpose)
  })
}

/**
 * Why no link that removes the second factors is sent: who only reads the mailbox comes by a link,
 * or with a password that a link has just set.
 */
export async function refusalOfFactorLink(
  req: PayloadRequest,
  { id, by }: PendingLogin,
): Promise<'factorByLink' | 'factorTooSoon' | undefined> {
  if (by !== 'password') return 'factorByLink'
  return (await hasPasswordByEmail(req, id)) ? 'factorTooSoon' : undefined
}

/**
 * Sends the link that removes the second factors of an owner, who has just typed the right password.
 */
export async function requestFactorLink(
  req: PayloadRequest,
  { kind, id, mark }: PendingLogin,
  address: string,
): Promise<void> {
  const account = await findAccount(req, kind, { id })
  if (!account || account.isSuspended || markOfPassword(account) !== mark) return
  if (!(await mayRequestEmail(req, { kind, email: account.email, address, purpose: 'factors' })))
    return
  await transact(req, () => sendLink(req, account, 'factors'))
}

/**
 * Saves a new password: Payload hashes it and ends every session but the current one. The hook
 * `followChanges` does the rest for every way a password is changed.
 */
async function writePassword(
  req: PayloadRequest,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  password: string,
  isFirst = false,
): Promise<void> {
  const change = {
    id,
    data: { password },
    depth: 0,
    overrideAccess: true,
    req,
    context: { [FIRST_PASSWORD]: isFirst },
  } as const
  if (kind === 'owners') await req.payload.update({ collection: 'owners', ...change })
  else await req.payload.update({ collection: 'users', ...change })
}

/** Changes the password of a person who is logged in and has typed their current password. */
export async function changePassword(
  req: PayloadRequest,
  account: Account,
  password: string,
): Promise<void> {
  await transact(req, () => writePassword(req, account, password))
}

/**
 * What a link was used for and the login that came of it; `entry` is undefined where the link only
 * confirms something.
 */
export type LinkResult = { purpose: LinkPurpose; entry: LoginResult } | 'emailTaken' | undefined

type LinkUse = { kind: AccountKind; token: string; password?: string | undefined }

async function confirmEmail(
  req: PayloadRequest,
  account: Account,
  email: string,
): Promise<'emailTaken' | undefined> {
  const other = await findAccount(req, account.kind, { email })
  if (other && other.id !== account.id) return 'emailTaken'
  await req.payload.update({
    collection: 'owners',
    id: account.id,
    data: { email },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return undefined
}

/** Uses a link for its purpose. When that fails, the link stays valid. */
export async function followLink(
  req: PayloadRequest,
  { kind, token, password }: LinkUse,
): Promise<LinkResult> {
  const link = await takeLink(req, token)
  const account =
    link?.kind === kind ? await findAccount(req, kind, { id: link.account }, true) : undefined
  if (!link || !account || account.isSuspended) return undefined
  if (link.purpose === 'email') {
    if (!link.told || (await confirmEmail(req, account, link.told))) return 'emailTaken'
    return { purpose: 'email', entry: undefined }
  }
  if (link.purpose === 'factors') {
    // No login comes of it: what the link removes is asked for after the password.
    await resetFactors(req, account)
    return { purpose: 'factors', entry: undefined }
  }
  if (link.purpose !== 'login') {
    if (password === undefined) throw new Error('A link to a new password is used with one')
    await writePassword(req, account, password, link.purpose === 'invitation')
    if (await hasFactor(req, account.id)) await recordPasswordByEmail(req, account)
  }
  const current = await findAccount(req, kind, { id: account.id })
  return (
    current && {
      purpose: link.purpose,
      entry: await logInWithAccount(req, current, { by: 'link' }),
    }
  )
}

/** Requests another email address. It is saved when the link that is sent to it is opened. */
export async function requestEmailChange(
  req: PayloadRequest,
  account: Account,
  typed: string,
  address: string,
): Promise<void> {
  const email = normalizeEmail(typed)
  if (
    email === account.email ||
    !(await mayRequestEmail(req, { kind: account.kind, email, address, purpose: 'email' }))
  )
    return
  if (await findAccount(req, account.kind, { email })) return
  await transact(req, () => sendLink(req, account, 'email', email))
}
