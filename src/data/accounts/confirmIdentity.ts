import type { PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts/accounts'
import { assertionSchema } from '@/domain/accounts/passkeys'

import type { Account } from './account'
import { storeChallenge } from './challenges'
import { signatureOptions } from './logInWithPasskey'
import { mayTryCode, resetCodeAttempts } from './loginAttempts'
import { findPasskeys, notePasskeyUse } from './passkeys'
import { currentPasswordProblem } from './presentPassword'
import { checkFactor, hasFactor } from './secondFactor'
import { findClaim, verifyPasskey } from './verifyPasskey'

/** By what a logged-in person confirms who they are: a passkey, or the password and a code. */
export type Confirmation = { present?: string; code?: string; passkey?: unknown }

type Sender = { sid: string; address: string; headers: Headers }

const boundTo = (kind: AccountKind, id: string, sid: string) =>
  ({ purpose: 'confirm', kind, holder: `${id} ${sid}` }) as const

/** Asks for a signature of one of the own passkeys; only this session can answer. */
export async function beginConfirmation(req: PayloadRequest, account: Account, sid: string) {
  const options = await signatureOptions()
  await storeChallenge(req, options.challenge, boundTo(account.kind, account.id, sid))
  const own = await findPasskeys(req, account.id)
  return {
    ...options,
    allowCredentials: own.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports,
    })),
  }
}

async function passkeyProblem(
  req: PayloadRequest,
  { kind, id }: Account,
  sid: string,
  input: unknown,
): Promise<'passkey' | 'stepOver' | 'codeWait' | undefined> {
  const { data: assertion } = assertionSchema.safeParse(input)
  if (!assertion) return 'passkey'
  if (!(await mayTryCode(req, id))) return 'codeWait'
  const claim = await findClaim(req, { kind }, assertion)
  const isOwn = claim.account?.id === id
  const own = isOwn ? claim : { passkey: undefined, account: undefined }
  const checked = await verifyPasskey(req, boundTo(kind, id, sid), assertion, own)
  if (typeof checked === 'string') return checked
  if (!(await notePasskeyUse(req, checked.signed))) return 'passkey'
  await resetCodeAttempts(req, id)
  return undefined
}

/**
 * Returns why a logged-in person may not change their second factors, or undefined when they may. A
 * change takes what a login takes: a passkey alone, or the password and, where there is a second
 * factor, a code. So an unattended or stolen session is not enough.
 */
export async function confirmationProblem(
  req: PayloadRequest,
  account: Account,
  { present = '', code = '', passkey }: Confirmation,
  { sid, address, headers }: Sender,
) {
  if (passkey !== undefined) return passkeyProblem(req, account, sid, passkey)
  const problem = await currentPasswordProblem(req, {
    account,
    password: present,
    address,
    headers,
  })
  if (problem) return problem
  if (!(await hasFactor(req, account.id))) return undefined
  const checked = await checkFactor(req, account.id, code)
  return checked === 'right' ? undefined : checked
}
