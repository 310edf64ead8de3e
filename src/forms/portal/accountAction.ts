import { typedCookie } from '@/data/accounts/cookies'
import type { OwnSession } from '@/data/accounts/portal'
import type { AccountPart, AccountProblem } from '@/domain/accounts/accounts'

import { accountHref, type ActionInput, type ActionResult } from './input'

export type OwnInput = ActionInput & { session: OwnSession }
export type AccountAction = (input: OwnInput) => Promise<ActionResult>

/** Leads back to the part of the account page that says why it was refused. */
export const refused = (
  { locale }: ActionInput,
  at: AccountPart,
  problem: AccountProblem,
  typed?: Record<string, string>,
): ActionResult => ({
  to: accountHref(locale, { at, problem }),
  ...(typed && { cookies: [typedCookie(typed)] }),
})

/** Leads back to the part of the account page that says what was done. */
export const done = ({ locale }: ActionInput, at: AccountPart, what: string): ActionResult => ({
  to: accountHref(locale, { at, done: what }),
})
