import { z } from 'zod'

import { requestEmailChange, changePassword } from '@/data/accounts/changePassword'
import { typedCookie } from '@/data/accounts/cookies'
import { afterFactorChange } from '@/data/accounts/accountChanged'
import {
  beginFactor,
  checkFactor,
  confirmFactor,
  endFactor,
  findFactor,
} from '@/data/accounts/secondFactor'
import { runAfterResponse } from '@/data/accounts/afterResponse'
import {
  asBrowser,
  findOwnSession,
  logOut,
  saveProfile,
  type OwnSession,
} from '@/data/accounts/portal'
import { currentPasswordProblem } from '@/data/accounts/presentPassword'
import { endSessions } from '@/data/accounts/sessions'
import { inTransaction, createSystemRequest } from '@/data/core/payload'
import type { AccountPart, AccountProblem } from '@/domain/accounts/accounts'
import { locales } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

import {
  accountHref,
  entryHref,
  textOf,
  type Action,
  type ActionResult,
  type ActionInput,
} from './input'
import { passwordProblem } from './loginSteps'

type OwnInput = ActionInput & { session: OwnSession }
type AccountAction = (input: OwnInput) => Promise<ActionResult>

const refused = (
  { locale }: ActionInput,
  at: AccountPart,
  problem: AccountProblem,
  typed?: Record<string, string>,
): ActionResult => ({
  to: accountHref(locale, { at, problem }),
  ...(typed && { cookies: [typedCookie(typed)] }),
})

const done = ({ locale }: ActionInput, at: AccountPart, what: string): ActionResult => ({
  to: accountHref(locale, { at, done: what }),
})

/**
 * Checks the present password: an unattended browser alone must not be enough to change the
 * credentials.
 */
async function ownPresentProblem(input: OwnInput): Promise<AccountProblem | undefined> {
  const { address, headers, session } = input
  return currentPasswordProblem(session.req, {
    account: session.account,
    password: textOf(input, 'present'),
    address,
    headers,
  })
}

const profile = z.object({
  firstName: z.string().trim().max(100),
  lastName: z.string().trim().max(100),
  phone: z.string().trim().max(40),
  language: z.enum(locales),
})

const changeProfile: AccountAction = async (input) => {
  const typed = {
    firstName: textOf(input, 'firstName'),
    lastName: textOf(input, 'lastName'),
    phone: textOf(input, 'phone'),
    language: textOf(input, 'language'),
  }
  const { data } = profile.safeParse(typed)
  const cutTexts = Object.fromEntries(
    Object.entries(typed).map(([name, text]) => [name, text.slice(0, 250)]),
  )
  if (!data) return refused(input, 'profile', 'long', cutTexts)
  await saveProfile(input.session, {
    ...data,
    monthlyReport: textOf(input, 'monthlyReport') === '1',
  })
  return done(input, 'profile', 'profile')
}

const newPassword: AccountAction = async (input) => {
  const password = textOf(input, 'password')
  const problem =
    passwordProblem(password, textOf(input, 'repeated')) ?? (await ownPresentProblem(input))
  if (problem) return refused(input, 'password', problem)
  await changePassword(input.session.req, input.session.account, password)
  return done(input, 'password', 'password')
}

/** The answer is the same whether or not the new address already belongs to an account. */
const newEmail: AccountAction = async (input) => {
  const email = textOf(input, 'email').trim()
  const typed = { email: email.slice(0, 250) }
  if (!z.email().max(254).safeParse(email).success) return refused(input, 'email', 'email', typed)
  const problem = await ownPresentProblem(input)
  if (problem) return refused(input, 'email', problem, typed)
  runAfterResponse('A link to a new address', async () =>
    requestEmailChange(await createSystemRequest(), input.session.account, email, input.address),
  )
  return done(input, 'email', 'email')
}

const signOut: AccountAction = async (input) => {
  const { session, locale } = input
  const sid = textOf(input, 'session')
  const id = session.account.id
  const isOtherSession = sid !== '' && sid !== session.sid
  if (isOtherSession) {
    await inTransaction((req) => endSessions(req, 'owners', id, { only: sid }))
    return done(input, 'sessions', 'session')
  }
  if (sid === '') await inTransaction((req) => endSessions(req, 'owners', id, {}))
  return { to: entryHref(locale, { done: 'loggedOut' }), cookies: await logOut(session) }
}

async function startOrDisable(input: OwnInput, isEnd: boolean): Promise<ActionResult> {
  const { account } = input.session
  const problem = await ownPresentProblem(input)
  if (problem) return refused(input, 'factor', problem)
  if (!isEnd) {
    await inTransaction((req) => beginFactor(req, account.id))
    return { to: accountHref(input.locale, { at: 'factor' }) }
  }
  const checked = await checkFactor(await createSystemRequest(), account.id, textOf(input, 'code'))
  if (checked !== 'right') return refused(input, 'factor', checked)
  await inTransaction(async (req) => {
    if (await endFactor(req, account.id))
      await afterFactorChange(asBrowser(req, input), account, 'factorOff')
  })
  return done(input, 'factor', 'factorOff')
}

/**
 * Setting up the second factor starts with the password and is confirmed with the first code;
 * turning it off needs both.
 */
const factor: AccountAction = async (input) => {
  const { account } = input.session
  const action = textOf(input, 'do')
  if (action === 'begin' || action === 'end') return startOrDisable(input, action === 'end')
  if (action === 'confirm') {
    const isOn = await inTransaction(async (req) => {
      const confirmed = await confirmFactor(req, account.id, textOf(input, 'code'))
      if (confirmed) await afterFactorChange(asBrowser(req, input), account, 'factorOn')
      return confirmed
    })
    return isOn ? done(input, 'factor', 'factorOn') : refused(input, 'factor', 'code')
  }
  await inTransaction(async (req) => {
    if ((await findFactor(req, account)).step === 'begun') await endFactor(req, account.id)
  })
  return { to: accountHref(input.locale, { at: 'factor' }) }
}

/** Runs an action for a logged-in owner; others go to the login page. */
const whenLoggedIn =
  (action: AccountAction): Action =>
  async (input) => {
    const session = await findOwnSession(input.headers)
    return session
      ? action({ ...input, session })
      : { to: loginHref(input.locale, portalHref(input.locale, 'account')) }
  }

export const accountActions = {
  profile: whenLoggedIn(changeProfile),
  password: whenLoggedIn(newPassword),
  email: whenLoggedIn(newEmail),
  sessions: whenLoggedIn(signOut),
  factor: whenLoggedIn(factor),
}
