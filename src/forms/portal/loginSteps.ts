import {
  followLink,
  refusalOfFactorLink,
  requestFactorLink,
  requestLink,
} from '@/data/accounts/changePassword'
import { clearCookie, readPendingLogin, STEP, TYPED, typedCookie } from '@/data/accounts/cookies'
import {
  checkPassword,
  logInWithAccount,
  logInWithCode,
  type LoginResult,
} from '@/data/accounts/logIn'
import { logInWithPasskey } from '@/data/accounts/logInWithPasskey'
import { runAfterResponse } from '@/data/accounts/afterResponse'
import { findLink } from '@/data/accounts/links'
import { asBrowser, findOwnSession, logOut } from '@/data/accounts/portal'
import { inTransaction, createSystemRequest } from '@/data/core/payload'
import { forgetUnsentMessage } from '@/data/portal/unsentMessage'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type EntryProblem,
} from '@/domain/accounts/accounts'
import { assertionSchema, readJsonAs } from '@/domain/accounts/passkeys'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'

import { entryHref, nextOf, textOf, type Action, type ActionResult } from './input'

/** Redirects into the portal, or to the second factor. */
function afterLogin(entry: LoginResult, locale: Locale, next: string | undefined): ActionResult {
  if (!entry) return { to: entryHref(locale, { problem: 'wrong' }) }
  if ('isHalf' in entry) return { to: entryHref(locale, { ask: 'code' }), cookies: entry.cookies }
  return {
    to: next ?? portalHref(locale),
    cookies: [...entry.cookies, clearCookie(STEP), clearCookie(TYPED)],
  }
}

/** Logs in with email and password. The error does not tell which of the two is wrong. */
export const login: Action = async (input) => {
  const { locale, address, headers } = input
  const email = textOf(input, 'email')
  const password = textOf(input, 'password')
  const next = nextOf(input)
  const backToLogin = (problem: EntryProblem): ActionResult => ({
    to: entryHref(locale, { problem, next }),
    cookies: [typedCookie({ email: email.slice(0, 254) })],
  })
  if (!email.trim() || !password) return backToLogin('empty')
  const checked = await checkPassword(await createSystemRequest(), {
    kind: 'owners',
    email,
    password,
    address,
    headers,
  })
  if ('problem' in checked) return backToLogin(checked.problem)
  return afterLogin(
    await inTransaction((req) => logInWithAccount(req, checked.account, { by: 'password', next })),
    locale,
    next,
  )
}

/** Checks the code of the second factor. */
export const enterCode: Action = async (input) => {
  const { locale, headers } = input
  const entered = await inTransaction((req) =>
    logInWithCode(req, 'owners', headers, textOf(input, 'code')),
  )
  if (entered === 'stepOver')
    return { to: entryHref(locale, { problem: entered }), cookies: [clearCookie(STEP)] }
  if (typeof entered === 'string')
    return { to: entryHref(locale, { ask: 'code', problem: entered }) }
  return afterLogin(entered, locale, entered.next)
}

/**
 * Sends a link by email, to set a password or to log in. The answer is the same for every address
 * and is given before the look-up.
 */
export const sendLink: Action = async (input) => {
  const { locale, address } = input
  const email = textOf(input, 'email').slice(0, 254)
  const purpose = textOf(input, 'for') === 'password' ? ('password' as const) : ('login' as const)
  if (!email.trim()) return { to: entryHref(locale, { ask: purpose, problem: 'empty' }) }
  runAfterResponse('A link by mail', async () =>
    requestLink(await createSystemRequest(), { kind: 'owners', email, address, purpose }),
  )
  return { to: entryHref(locale, { done: 'mailed' }) }
}

/** Why a new password is refused; the link stays valid. */
export function passwordProblem(
  password: string,
  repeated: string,
): 'short' | 'different' | undefined {
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH) return 'short'
  return password === repeated ? undefined : 'different'
}

/** Runs the action of the page that a link in an email leads to. */
export const followMailLink: Action = async (input) => {
  const { locale, headers } = input
  const token = textOf(input, 'token')
  const password = textOf(input, 'password')
  const expired = { to: entryHref(locale, { problem: 'linkOver' }) }
  const link = await findLink(await createSystemRequest(), token)
  if (link?.kind !== 'owners') return expired
  const wantsPassword = link.purpose === 'password' || link.purpose === 'invitation'
  const problem = wantsPassword ? passwordProblem(password, textOf(input, 'repeated')) : undefined
  if (problem) return { to: entryHref(locale, { problem }, token) }
  const used = await inTransaction((req) =>
    followLink(asBrowser(req, { headers }), {
      kind: 'owners',
      token,
      ...(wantsPassword && { password }),
    }),
  )
  if (!used) return expired
  if (used === 'emailTaken') return { to: entryHref(locale, { done: 'emailTaken' }) }
  if (used.purpose === 'factors') return { to: entryHref(locale, { done: 'factorsGone' }) }
  return used.purpose === 'email'
    ? { to: entryHref(locale, { done: 'emailChanged' }) }
    : afterLogin(used.entry, locale, undefined)
}

export const logout: Action = async ({ locale, headers }) => {
  const session = await findOwnSession(headers)
  const to = entryHref(locale, { done: 'loggedOut' })
  // The next person at this browser need not be the same.
  const forgotten = [clearCookie(STEP), forgetUnsentMessage()]
  return session ? { to, cookies: [...(await logOut(session)), ...forgotten] } : { to }
}

/** Logs in with a passkey: no password and no code is asked for. */
export const loginByPasskey: Action = async (input) => {
  const { locale, address, headers } = input
  const next = nextOf(input)
  const entered = await logInWithPasskey(await createSystemRequest(), {
    kind: 'owners',
    input: readJsonAs(textOf(input, 'passkey'), assertionSchema),
    address,
    headers,
  })
  return typeof entered === 'string'
    ? { to: entryHref(locale, { problem: entered, next }) }
    : afterLogin(entered, locale, next)
}

/**
 * Sends an owner who has lost their second factor a link that removes it. Only after the right
 * password: strangers cannot cause this email, and a mailbox alone does not suffice.
 */
export const sendFactorLink: Action = async ({ locale, address, headers }) => {
  const step = readPendingLogin(headers)
  if (step?.kind !== 'owners')
    return { to: entryHref(locale, { problem: 'stepOver' }), cookies: [clearCookie(STEP)] }
  const problem = await refusalOfFactorLink(await createSystemRequest(), step)
  if (problem) return { to: entryHref(locale, { problem }), cookies: [clearCookie(STEP)] }
  runAfterResponse('A link by mail', async () =>
    requestFactorLink(await createSystemRequest(), step, address),
  )
  return { to: entryHref(locale, { done: 'mailed' }), cookies: [clearCookie(STEP)] }
}
