import { z } from 'zod'

import { requestEmailChange, changePassword } from '@/data/accounts/changePassword'
import { runAfterResponse } from '@/data/accounts/afterResponse'
import { findOwnSession, logOut, saveProfile } from '@/data/accounts/portal'
import { currentPasswordProblem } from '@/data/accounts/presentPassword'
import { endSessions } from '@/data/accounts/sessions'
import { inTransaction, createSystemRequest } from '@/data/core/payload'
import type { AccountProblem } from '@/domain/accounts/accounts'
import { locales } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

import { done, refused, type AccountAction, type OwnInput } from './accountAction'
import { addPasskey, changeFactor } from './factors'
import { entryHref, textOf, type Action } from './input'
import { passwordProblem } from './loginSteps'

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
  factor: whenLoggedIn(changeFactor),
  passkey: whenLoggedIn(addPasskey),
}
