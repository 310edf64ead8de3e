import { mailLink, followLink } from '@/data/accounts/change'
import { forgotten, STEP, TYPED, typedCookie } from '@/data/accounts/cookies'
import { checkPassword, enterWith, enterWithCode, type Entry } from '@/data/accounts/enter'
import { later } from '@/data/accounts/later'
import { findLink } from '@/data/accounts/links'
import { findOwnSession, leave } from '@/data/accounts/portal'
import { inTransaction, ownRequest } from '@/data/payload'
import { LONGEST_PASSWORD, PASSWORD_LENGTH, type EntryProblem } from '@/domain/accounts'
import type { Locale } from '@/i18n/locales'
import { portalHref } from '@/i18n/portal'

import { entryHref, nextOf, textOf, type Action, type Answer } from './asked'

/** In, or on to the second proof. */
function led(entry: Entry, locale: Locale, next: string | undefined): Answer {
  if (!entry) return { to: entryHref(locale, { problem: 'wrong' }) }
  if ('isHalf' in entry) return { to: entryHref(locale, { ask: 'code' }), cookies: entry.cookies }
  return { to: next ?? portalHref(locale), cookies: [...entry.cookies, forgotten(STEP), forgotten(TYPED)] }
}

/** E-mail and password. What is wrong with them is never said apart. */
export const login: Action = async (asked) => {
  const { locale, address, headers } = asked
  const [email, password, next] = [textOf(asked, 'email'), textOf(asked, 'password'), nextOf(asked)]
  const again = (problem: EntryProblem): Answer => ({ to: entryHref(locale, { problem, next }), cookies: [typedCookie({ email: email.slice(0, 254) })] })
  if (!email.trim() || !password) return again('empty')
  const checked = await checkPassword(await ownRequest(), { kind: 'owners', email, password, address, headers })
  if ('problem' in checked) return again(checked.problem)
  return led(await inTransaction((req) => enterWith(req, checked.account, next)), locale, next)
}

/** The second proof. */
export const code: Action = async (asked) => {
  const { locale, headers } = asked
  const entered = await inTransaction((req) => enterWithCode(req, 'owners', headers, textOf(asked, 'code')))
  if (entered === 'stepOver') return { to: entryHref(locale, { problem: entered }), cookies: [forgotten(STEP)] }
  if (typeof entered === 'string') return { to: entryHref(locale, { ask: 'code', problem: entered }) }
  return led(entered, locale, entered.next)
}

/** A link by mail: to a new password, or straight in. Everybody is answered the same, before anything is looked up. */
export const ask: Action = async (asked) => {
  const { locale, address } = asked
  const [email, purpose] = [textOf(asked, 'email').slice(0, 254), textOf(asked, 'for') === 'password' ? ('password' as const) : ('login' as const)]
  if (!email.trim()) return { to: entryHref(locale, { ask: purpose, problem: 'empty' }) }
  later('A link by mail', async () => mailLink(await ownRequest(), { kind: 'owners', email, address, purpose }))
  return { to: entryHref(locale, { done: 'mailed' }) }
}

/** Why a new password cannot be taken; the link stays for the next one. */
export function passwordProblem(password: string, repeated: string): 'short' | 'different' | undefined {
  if (password.length < PASSWORD_LENGTH || password.length > LONGEST_PASSWORD) return 'short'
  return password === repeated ? undefined : 'different'
}

/** The press on the page to which a link in a mail leads. */
export const open: Action = async (asked) => {
  const { locale } = asked
  const [token, password] = [textOf(asked, 'token'), textOf(asked, 'password')]
  const over = { to: entryHref(locale, { problem: 'linkOver' }) }
  const link = await findLink(await ownRequest(), token)
  if (link?.kind !== 'owners') return over
  const wantsPassword = link.purpose === 'password' || link.purpose === 'invitation'
  const problem = wantsPassword ? passwordProblem(password, textOf(asked, 'repeated')) : undefined
  if (problem) return { to: entryHref(locale, { problem }, token) }
  const used = await inTransaction((req) => followLink(req, { kind: 'owners', token, ...(wantsPassword && { password }) }))
  if (!used) return over
  if (used === 'emailTaken') return { to: entryHref(locale, { done: 'emailTaken' }) }
  return used.purpose === 'email' ? { to: entryHref(locale, { done: 'emailChanged' }) } : led(used.entry, locale, undefined)
}

export const logout: Action = async ({ locale, headers }) => {
  const session = await findOwnSession(headers)
  const to = entryHref(locale, { done: 'loggedOut' })
  return session ? { to, cookies: [await leave(session), forgotten(STEP)] } : { to }
}
