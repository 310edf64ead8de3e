import { z } from 'zod'

import { askEmail, changePassword } from '@/data/accounts/change'
import { typedCookie } from '@/data/accounts/cookies'
import { checkPassword } from '@/data/accounts/enter'
import { beginFactor, checkFactor, confirmFactor, endFactor, findFactor } from '@/data/accounts/factor'
import { later } from '@/data/accounts/later'
import { tellChange } from '@/data/accounts/letters'
import { findOwnSession, leave, saveProfile, type OwnSession } from '@/data/accounts/portal'
import { endSessions } from '@/data/accounts/sessions'
import { inTransaction, ownRequest } from '@/data/payload'
import type { AccountPart, AccountProblem } from '@/domain/accounts'
import { locales } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

import { accountHref, entryHref, textOf, type Action, type Answer, type Asked } from './asked'
import { passwordProblem } from './entrance'

type Own = Asked & { session: OwnSession }
type Part = (asked: Own) => Promise<Answer>

const refused = ({ locale }: Asked, at: AccountPart, problem: AccountProblem, typed?: Record<string, string>): Answer => ({
  to: accountHref(locale, { at, problem }),
  ...(typed && { cookies: [typedCookie(typed)] }),
})

const done = ({ locale }: Asked, at: AccountPart, what: string): Answer => ({ to: accountHref(locale, { at, done: what }) })

/** Whoever finds a browser open does not take the account along: what opens it is changed with the present password alone. */
async function presentProblem(asked: Own): Promise<AccountProblem | undefined> {
  const { address, headers, session } = asked
  const attempt = { kind: 'owners', email: session.account.email, password: textOf(asked, 'present'), address, headers } as const
  const checked = await checkPassword(await ownRequest(), attempt)
  if ('account' in checked) return undefined
  return checked.problem === 'wrong' ? 'present' : checked.problem
}

const profile = z.object({
  firstName: z.string().trim().max(100),
  lastName: z.string().trim().max(100),
  phone: z.string().trim().max(40),
  language: z.enum(locales),
})

const changeProfile: Part = async (asked) => {
  const typed = {
    firstName: textOf(asked, 'firstName'),
    lastName: textOf(asked, 'lastName'),
    phone: textOf(asked, 'phone'),
    language: textOf(asked, 'language'),
  }
  const { data } = profile.safeParse(typed)
  const short = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.slice(0, 250)]))
  if (!data) return refused(asked, 'profile', 'long', short)
  await saveProfile(asked.session, { ...data, monthlyReport: textOf(asked, 'monthlyReport') === '1' })
  return done(asked, 'profile', 'profile')
}

const newPassword: Part = async (asked) => {
  const password = textOf(asked, 'password')
  const problem = passwordProblem(password, textOf(asked, 'repeated')) ?? (await presentProblem(asked))
  if (problem) return refused(asked, 'password', problem)
  await changePassword(asked.session.req, asked.session.account, password)
  return done(asked, 'password', 'password')
}

/** The same is said whether the new address is somebody's or not. */
const newEmail: Part = async (asked) => {
  const email = textOf(asked, 'email').trim()
  const typed = { email: email.slice(0, 250) }
  if (!z.email().max(254).safeParse(email).success) return refused(asked, 'email', 'email', typed)
  const problem = await presentProblem(asked)
  if (problem) return refused(asked, 'email', problem, typed)
  later('A link to a new address', async () => askEmail(await ownRequest(), asked.session.account, email, asked.address))
  return done(asked, 'email', 'email')
}

const signOut: Part = async (asked) => {
  const { session, locale } = asked
  const [sid, id] = [textOf(asked, 'session'), session.account.id]
  const isOne = sid !== '' && sid !== session.sid
  if (isOne) {
    await inTransaction((req) => endSessions(req, 'owners', id, { only: sid }))
    return done(asked, 'sessions', 'session')
  }
  if (sid === '') await inTransaction((req) => endSessions(req, 'owners', id, {}))
  return { to: entryHref(locale, { done: 'loggedOut' }), cookies: [await leave(session)] }
}

async function beginOrEnd(asked: Own, isEnd: boolean): Promise<Answer> {
  const { account } = asked.session
  const problem = await presentProblem(asked)
  if (problem) return refused(asked, 'factor', problem)
  if (!isEnd) {
    await inTransaction((req) => beginFactor(req, account.id))
    return { to: accountHref(asked.locale, { at: 'factor' }) }
  }
  const checked = await checkFactor(await ownRequest(), account.id, textOf(asked, 'code'))
  if (checked !== 'right') return refused(asked, 'factor', checked)
  await inTransaction(async (req) => {
    if (await endFactor(req, account.id)) await tellChange(req, account, 'factorOff')
  })
  return done(asked, 'factor', 'factorOff')
}

/** Begun with the password, turned on by the first number, turned off with both. */
const factor: Part = async (asked) => {
  const { account } = asked.session
  const press = textOf(asked, 'do')
  if (press === 'begin' || press === 'end') return beginOrEnd(asked, press === 'end')
  if (press === 'confirm') {
    const isOn = await inTransaction(async (req) => {
      const confirmed = await confirmFactor(req, account.id, textOf(asked, 'code'))
      if (confirmed) await tellChange(req, account, 'factorOn')
      return confirmed
    })
    return isOn ? done(asked, 'factor', 'factorOn') : refused(asked, 'factor', 'code')
  }
  await inTransaction(async (req) => {
    if ((await findFactor(req, account)).step === 'begun') await endFactor(req, account.id)
  })
  return { to: accountHref(asked.locale, { at: 'factor' }) }
}

/** Only for who is logged in himself: everybody else logs in first. */
const own =
  (part: Part): Action =>
  async (asked) => {
    const session = await findOwnSession(asked.headers)
    return session ? part({ ...asked, session }) : { to: loginHref(asked.locale, portalHref(asked.locale, 'account')) }
  }

export const accountActions = { profile: own(changeProfile), password: own(newPassword), email: own(newEmail), sessions: own(signOut), factor: own(factor) }
