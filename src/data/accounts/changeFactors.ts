import type { PayloadRequest } from 'payload'

import { transact } from '../core/transaction'
import { findAccount, type Account } from './account'
import { afterFactorChange } from './accountChanged'
import { removePasskey } from './passkeys'
import { renewRecoveryCodes } from './recoveryCodes'
import { isNeeded } from './requiredFactor'
import { confirmFactor, dropFactors, dropUnusedCodes, endFactor, hasFactor } from './secondFactor'

/** Locks the account, so that two removals at once do not take away the last second factor. */
const locked = (req: PayloadRequest, { kind, id }: Account) => findAccount(req, kind, { id }, true)

/** Turns the code from an app on with its first code. */
export const turnAppOn = (
  req: PayloadRequest,
  account: Account,
  code: string,
): Promise<'code' | undefined> =>
  transact(req, async () => {
    if (!(await confirmFactor(req, account.id, code))) return 'code'
    await afterFactorChange(req, account, 'factorOn')
    return undefined
  })

/** Turns the code from an app off. The person has confirmed who they are. */
export const turnAppOff = (
  req: PayloadRequest,
  account: Account,
): Promise<'required' | undefined> =>
  transact(req, async () => {
    await locked(req, account)
    if (await isNeeded(req, account)) return 'required'
    if (await endFactor(req, account.id)) await afterFactorChange(req, account, 'factorOff')
    return undefined
  })

/** Removes a passkey. The person has confirmed who they are. */
export const forgetPasskey = (
  req: PayloadRequest,
  account: Account,
  id: string,
): Promise<'required' | undefined> =>
  transact(req, async () => {
    await locked(req, account)
    if (await isNeeded(req, account)) return 'required'
    if ((await removePasskey(req, account.id, id)) === undefined) return undefined
    await dropUnusedCodes(req, account.id)
    await afterFactorChange(req, account, 'passkeyRemoved')
    return undefined
  })

/** Makes new recovery codes, to be shown once; none for an account without a second factor. */
export const makeNewCodes = (req: PayloadRequest, account: Account): Promise<string[]> =>
  transact(req, async () => {
    if (!(await hasFactor(req, account.id))) return []
    const codes = await renewRecoveryCodes(req, account.id)
    await afterFactorChange(req, account, 'codesMade')
    return codes
  })

/**
 * Removes every second factor of an account in the transaction of the request: by the link in an
 * email, or by a colleague. The person is told by email.
 */
export async function resetFactors(req: PayloadRequest, account: Account): Promise<boolean> {
  const had = await dropFactors(req, account.id)
  if (had) await afterFactorChange(req, account, 'factorsReset')
  return had
}
