import { forgetPasskey, makeNewCodes, turnAppOff, turnAppOn } from '@/data/accounts/changeFactors'
import { confirmationProblem } from '@/data/accounts/confirmIdentity'
import { clearCookie, CODES, codesCookie } from '@/data/accounts/cookies'
import { finishPasskey } from '@/data/accounts/registerPasskey'
import { beginFactor, endFactor, findFactor } from '@/data/accounts/secondFactor'
import { inTransaction } from '@/data/core/payload'
import type { AccountProblem } from '@/domain/accounts/accounts'
import { assertionSchema, attestationSchema, readJsonAs } from '@/domain/accounts/passkeys'

import { done, refused, type AccountAction, type OwnInput } from './accountAction'
import { accountHref, textOf, type ActionResult } from './input'

/** Returns why an owner has not confirmed who they are, by a passkey or by password and code. */
export async function ownerProblem(input: OwnInput): Promise<AccountProblem | undefined> {
  const { address, headers, session } = input
  const typed = textOf(input, 'passkey')
  const confirmation = typed
    ? { passkey: readJsonAs(typed, assertionSchema) ?? null }
    : { present: textOf(input, 'present'), code: textOf(input, 'code') }
  const sender = { sid: session.sid ?? '', address, headers }
  return confirmationProblem(session.req, session.account, confirmation, sender)
}

/** Shows new recovery codes on the account page, once. */
const withCodes = (result: ActionResult, id: string, codes: readonly string[]): ActionResult =>
  codes.length > 0 ? { ...result, cookies: [codesCookie(id, codes)] } : result

async function actConfirmed(input: OwnInput, action: string): Promise<ActionResult> {
  const { account, req } = input.session
  const problem = await ownerProblem(input)
  if (problem) return refused(input, 'factor', problem)
  if (action === 'begin') {
    await inTransaction((system) => beginFactor(system, account.id))
    return { to: accountHref(input.locale, { at: 'factor' }) }
  }
  if (action === 'codes')
    return withCodes(
      done(input, 'factor', 'codesMade'),
      account.id,
      await makeNewCodes(req, account),
    )
  const isEnd = action === 'end'
  const refusal = isEnd
    ? await turnAppOff(req, account)
    : await forgetPasskey(req, account, textOf(input, 'id'))
  return refusal
    ? refused(input, 'factor', refusal)
    : done(input, 'factor', isEnd ? 'factorOff' : 'passkeyRemoved')
}

const confirmedActions: ReadonlySet<string> = new Set(['begin', 'end', 'codes', 'remove'])

/**
 * Changes the second factors. Each change but the confirmation of a setup takes what a login takes,
 * so that an unattended browser alone is not enough.
 */
export const changeFactor: AccountAction = async (input) => {
  const { account, req } = input.session
  const action = textOf(input, 'do')
  if (confirmedActions.has(action)) return actConfirmed(input, action)
  if (action === 'confirm') {
    const refusal = await turnAppOn(req, account, textOf(input, 'code'))
    return refusal ? refused(input, 'factor', refusal) : done(input, 'factor', 'factorOn')
  }
  await inTransaction(async (system) => {
    if ((await findFactor(system, account)).step === 'begun') await endFactor(system, account.id)
  })
  return { to: accountHref(input.locale, { at: 'factor' }), cookies: [clearCookie(CODES)] }
}

/** Stores the passkey that the browser has made. The challenge for it was given after confirming. */
export const addPasskey: AccountAction = async (input) => {
  const { account, req, sid = '' } = input.session
  const made = readJsonAs(textOf(input, 'made'), attestationSchema)
  const added = await finishPasskey(req, account, { sid, name: textOf(input, 'name'), input: made })
  return typeof added === 'string'
    ? refused(input, 'factor', added)
    : withCodes(done(input, 'factor', 'passkeyAdded'), account.id, added.recoveryCodes)
}
