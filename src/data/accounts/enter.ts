import type { PayloadRequest } from 'payload'

import { note } from '@/fields/audit'
import { loginName, LONGEST_PASSWORD, type AccountKind } from '@/domain/accounts'

import { aboutOf, findAccount, type Account } from './account'
import { deviceCookie, deviceOf, stepCookie, stepOf } from './cookies'
import { checkFactor, hasFactor } from './factor'
import { isPassword } from './hashing'
import { later } from './later'
import { markOf } from './seal'
import { openSession, type Opened } from './sessions'
import { forgive, mayTry } from './tries'

export type Attempt = { kind: AccountKind; email: string; password: string; address: string; headers: Headers }

type Checked = { account: Account } | { problem: 'wrong' | 'wait' | 'busy' }

const LONGEST_NAME = 254

/** Written down once the answer has left, and only of an account that there is. */
function noteRefused(req: PayloadRequest, account: Account | undefined): void {
  if (account) later('Writing down a refused login', async () => note(req, { action: 'login_refused', about: aboutOf(account) }))
}

/**
 * Whether this is the password of an account that may be entered. The limits are asked first; then the same is done, and
 * takes as long, for an account that does not exist, was closed, or was never opened.
 */
export async function checkPassword(req: PayloadRequest, { kind, email: typed, password, address, headers }: Attempt): Promise<Checked> {
  const email = loginName(typed).slice(0, LONGEST_NAME)
  const attempt = { kind, email, address, device: deviceOf(headers, { kind, email }) }
  if (!(await mayTry(req, attempt))) return { problem: 'wait' }
  const account = await findAccount(req, kind, { email })
  const isRight = await isPassword(password.slice(0, LONGEST_PASSWORD), account, attempt.device === undefined ? 'stranger' : 'known')
  if (isRight === 'busy') return { problem: 'busy' }
  if (!isRight || !account || account.isSuspended) {
    noteRefused(req, account)
    return { problem: 'wrong' }
  }
  await forgive(req, attempt)
  return { account }
}

export type Entered = Opened & { cookies: string[] }
export type Entry = Entered | { cookies: string[]; isHalf: true } | undefined

const markOfPassword = ({ id, hash }: Account): string => markOf('step', `${id} ${hash ?? ''}`)

async function opened(req: PayloadRequest, account: Account): Promise<Entered | undefined> {
  const session = await openSession(req, account)
  return session && { ...session, cookies: [session.cookie, deviceCookie(account)] }
}

/** In, or half-way where a second proof is asked for: of that a sealed cookie knows and no session. */
export async function enterWith(req: PayloadRequest, account: Account, next?: string): Promise<Entry> {
  if (!(await hasFactor(req, account.id))) return opened(req, account)
  const { kind, id } = account
  return { isHalf: true, cookies: [stepCookie({ kind, id, mark: markOfPassword(account), ...(next && { next }) })] }
}

/** The second proof. Where the password was changed meanwhile, the first is one no longer. */
export async function enterWithCode(
  req: PayloadRequest,
  kind: AccountKind,
  headers: Headers,
  typed: string,
): Promise<(Entered & { next: string | undefined }) | 'code' | 'codeWait' | 'stepOver'> {
  const step = stepOf(headers)
  const account = step?.kind === kind ? await findAccount(req, kind, { id: step.id }) : undefined
  if (!step || !account || markOfPassword(account) !== step.mark) return 'stepOver'
  const checked = await checkFactor(req, account.id, typed)
  if (checked !== 'right') return checked
  const entered = await opened(req, account)
  return entered ? { ...entered, next: step.next } : 'stepOver'
}
