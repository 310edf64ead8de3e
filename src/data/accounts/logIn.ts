import type { PayloadRequest } from 'payload'

import { writeAuditLine } from '@/fields/audit'
import { normalizeEmail, MAX_PASSWORD_LENGTH, type AccountKind } from '@/domain/accounts/accounts'

import { auditSubject, findAccount, type Account } from './account'
import {
  deviceCookie,
  readDevice,
  pendingLoginCookie,
  readPendingLogin,
  type PendingLogin,
} from './cookies'
import { checkFactor, hasFactor } from './secondFactor'
import { isPassword } from './hashing'
import { runAfterResponse } from './afterResponse'
import { sign } from '../core/seal'
import { openSession, type OpenedSession } from './sessions'
import { resetAttempts, mayTryPassword } from './loginAttempts'

export type LoginAttempt = {
  kind: AccountKind
  email: string
  password: string
  address: string
  headers: Headers
}

type PasswordCheck = { account: Account } | { problem: 'wrong' | 'wait' | 'busy' }

const MAX_EMAIL_LENGTH = 254

/** Logs a refused login after the response was sent, and only for an account that exists. */
export function noteRefused(req: PayloadRequest, account: Account | undefined): void {
  if (account)
    runAfterResponse('Writing down a refused login', async () =>
      writeAuditLine(req, { action: 'login_refused', about: auditSubject(account) }),
    )
}

/**
 * Checks the password of an account that may be entered. The rate limits come first; after that the
 * same work is done, and takes as long, for an account that does not exist, is suspended, or has no
 * password.
 */
export async function checkPassword(
  req: PayloadRequest,
  { kind, email: typed, password, address, headers }: LoginAttempt,
): Promise<PasswordCheck> {
  const email = normalizeEmail(typed).slice(0, MAX_EMAIL_LENGTH)
  const attempt = { kind, email, address, device: readDevice(headers, { kind, email }) }
  if (!(await mayTryPassword(req, attempt))) return { problem: 'wait' }
  const account = await findAccount(req, kind, { email })
  const isRight = await isPassword(
    password.slice(0, MAX_PASSWORD_LENGTH),
    account,
    attempt.device === undefined ? 'stranger' : 'known',
  )
  if (isRight === 'busy') return { problem: 'busy' }
  if (!isRight || !account || account.isSuspended) {
    noteRefused(req, account)
    return { problem: 'wrong' }
  }
  await resetAttempts(req, attempt)
  return { account }
}

export type OpenedLogin = OpenedSession & { cookies: string[] }
export type LoginResult = OpenedLogin | { cookies: string[]; isHalf: true } | undefined

/** What a login that waits for its second factor is bound to: a new password voids it. */
export const markOfPassword = ({ id, hash }: Account): string => sign('step', `${id} ${hash ?? ''}`)

/** Opens a session, and remembers this browser as one from which the account was entered. */
export async function openWithDevice(
  req: PayloadRequest,
  account: Account,
): Promise<OpenedLogin | undefined> {
  const session = await openSession(req, account)
  return session && { ...session, cookies: [session.cookie, deviceCookie(account)] }
}

/**
 * Opens a session, or, where a second factor is on, only a sealed cookie that says the password was
 * right.
 */
export async function logInWithAccount(
  req: PayloadRequest,
  account: Account,
  { by, next }: Pick<PendingLogin, 'by'> & { next?: string | undefined },
): Promise<LoginResult> {
  if (!(await hasFactor(req, account.id))) return openWithDevice(req, account)
  const { kind, id } = account
  return {
    isHalf: true,
    cookies: [
      pendingLoginCookie({ kind, id, mark: markOfPassword(account), by, ...(next && { next }) }),
    ],
  }
}

/**
 * Completes a login with the second factor. When the password was changed meanwhile, the login
 * starts over.
 */
export async function logInWithCode(
  req: PayloadRequest,
  kind: AccountKind,
  headers: Headers,
  typed: string,
): Promise<(OpenedLogin & { next: string | undefined }) | 'code' | 'codeWait' | 'stepOver'> {
  const step = readPendingLogin(headers)
  const account = step?.kind === kind ? await findAccount(req, kind, { id: step.id }) : undefined
  if (!step || !account || markOfPassword(account) !== step.mark) return 'stepOver'
  const checked = await checkFactor(req, account.id, typed)
  if (checked !== 'right') return checked
  const entered = await openWithDevice(req, account)
  return entered ? { ...entered, next: step.next } : 'stepOver'
}
