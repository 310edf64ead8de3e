import type { PayloadRequest } from 'payload'

import type { AccountKind, LinkPurpose } from '@/domain/accounts'
import { loginName } from '@/domain/accounts'

import { transact } from '../transaction'
import { findAccount, type Account } from './account'
import { enterWith, type Entry } from './enter'
import { sendLink, tellChange } from './letters'
import { dropLinks, takeLink } from './links'
import { mayMail } from './tries'

type Asked = { kind: AccountKind; email: string; address: string; purpose: 'password' | 'login' }

/** Sends a link to whoever has an account that is open; to everybody else nothing, and nobody is told which. */
export async function mailLink(req: PayloadRequest, { kind, email: typed, address, purpose }: Asked): Promise<void> {
  const email = loginName(typed)
  if (!(await mayMail(req, { kind, email, address, purpose }))) return
  await transact(req, async () => {
    // Locked: a link never leaves to an address that the account has just given up.
    const account = await findAccount(req, kind, { email }, true)
    if (account && !account.isSuspended && account.isInvited) await sendLink(req, account, purpose)
  })
}

/** Payload hashes it, and ends every session but the one that asks. */
async function writePassword(req: PayloadRequest, { kind, id }: Pick<Account, 'kind' | 'id'>, password: string): Promise<void> {
  const change = { id, data: { password }, depth: 0, overrideAccess: true, req } as const
  if (kind === 'owners') await req.payload.update({ collection: 'owners', ...change })
  else await req.payload.update({ collection: 'users', ...change })
  await dropLinks(req, id)
}

/** A new password by somebody who is logged in, and has said the present one. */
export async function changePassword(req: PayloadRequest, account: Account, password: string): Promise<void> {
  await transact(req, async () => {
    await writePassword(req, account, password)
    await tellChange(req, account, 'password')
  })
}

/** What a link was used for, and whether its reader is in. `next` is nothing where only the link was spent. */
export type Used = { purpose: LinkPurpose; entry: Entry } | 'emailTaken' | undefined

type Offered = { kind: AccountKind; token: string; password?: string | undefined }

async function confirmEmail(req: PayloadRequest, account: Account, email: string): Promise<'emailTaken' | undefined> {
  const other = await findAccount(req, account.kind, { email })
  if (other && other.id !== account.id) return 'emailTaken'
  await req.payload.update({ collection: 'owners', id: account.id, data: { email }, depth: 0, overrideAccess: true, req })
  await tellChange(req, account, 'email')
  return undefined
}

/** Uses a link for what it was made for. Where that fails the link stays as it was. */
export async function followLink(req: PayloadRequest, { kind, token, password }: Offered): Promise<Used> {
  const link = await takeLink(req, token)
  const account = link?.kind === kind ? await findAccount(req, kind, { id: link.account }, true) : undefined
  if (!link || !account || account.isSuspended) return undefined
  if (link.purpose === 'email') {
    if (!link.told || (await confirmEmail(req, account, link.told))) return 'emailTaken'
    return { purpose: 'email', entry: undefined }
  }
  if (link.purpose !== 'login') {
    if (password === undefined) throw new Error('A link to a new password is used with one')
    await writePassword(req, account, password)
    if (link.purpose === 'password') await tellChange(req, account, 'password')
  }
  const now = await findAccount(req, kind, { id: account.id })
  return now && { purpose: link.purpose, entry: await enterWith(req, now) }
}

/** Asks for another address: it counts once a link that only its reader gets has been pressed. */
export async function askEmail(req: PayloadRequest, account: Account, typed: string, address: string): Promise<void> {
  const email = loginName(typed)
  if (email === account.email || !(await mayMail(req, { kind: account.kind, email, address, purpose: 'email' }))) return
  if (await findAccount(req, account.kind, { email })) return
  await transact(req, () => sendLink(req, account, 'email', email))
}
