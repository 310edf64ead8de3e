import { beginConfirmation } from '@/data/accounts/confirmIdentity'
import { beginPasskeyLogin } from '@/data/accounts/logInWithPasskey'
import { findOwnSession, type OwnSession } from '@/data/accounts/portal'
import { beginPasskey } from '@/data/accounts/registerPasskey'
import { createSystemRequest } from '@/data/core/payload'
import { oneOf, type AccountProblem, type EntryProblem } from '@/domain/accounts/accounts'
import { challengePurposes } from '@/domain/accounts/passkeys'
import { translate } from '@/i18n/translate'

import { ownerProblem } from './factors'
import { textOf, type ActionInput } from './input'

/** The options for the browser, or why there are none, in the language of the page. */
type ChallengeAnswer = {
  status: number
  body: { options: object } | { problem: string; message: string }
  cookies: readonly string[]
}

const given = (options: object, cookies: readonly string[] = []): ChallengeAnswer => ({
  status: 200,
  body: { options },
  cookies,
})

const refused = (
  { locale }: ActionInput,
  problem: AccountProblem | EntryProblem,
): ChallengeAnswer => ({
  status: 422,
  // No words of a problem have placeholders here but those of passwords, which no one sets here.
  body: { problem, message: translate(locale)(`account.problem.${problem}`, { length: 0 }) },
  cookies: [],
})

async function forLogin(input: ActionInput): Promise<ChallengeAnswer> {
  const { address, headers } = input
  const sent = { kind: 'owners', address, headers } as const
  const begun = await beginPasskeyLogin(await createSystemRequest(), sent)
  return begun === 'wait' ? refused(input, begun) : given(begun.options, [begun.cookie])
}

async function forRegistration(
  input: ActionInput & { session: OwnSession },
): Promise<ChallengeAnswer> {
  const problem = await ownerProblem(input)
  if (problem) return refused(input, problem)
  const { req, account, sid = '' } = input.session
  const options = await beginPasskey(req, account, sid)
  return options === 'many' ? refused(input, options) : given(options)
}

/** Makes a challenge for a login, for confirming a change, or for a new passkey. */
export async function passkeyChallenge(input: ActionInput): Promise<ChallengeAnswer> {
  const purpose = oneOf(challengePurposes, textOf(input, 'for'))
  if (purpose === 'login') return forLogin(input)
  const session = purpose && (await findOwnSession(input.headers))
  if (!session) return refused(input, 'stepOver')
  if (purpose === 'register') return forRegistration({ ...input, session })
  return given(await beginConfirmation(session.req, session.account, session.sid ?? ''))
}
