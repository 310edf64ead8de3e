import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts/accounts'
import { assertionSchema, CHALLENGE_MINUTES } from '@/domain/accounts/passkeys'

import { transact } from '../core/transaction'
import { newHolder, storeChallenge } from './challenges'
import { holderCookie, readDevice, readHolder } from './cookies'
import { noteRefused, openWithDevice, type OpenedLogin } from './logIn'
import { mayAskChallenge, mayTryPassword, resetAttempts } from './loginAttempts'
import { notePasskeyUse } from './passkeys'
import { relyingParty } from './relyingParty'
import { findClaim, verifyPasskey } from './verifyPasskey'

type Options = Awaited<ReturnType<typeof generateAuthenticationOptions>>

/** Options for a browser that asks for a signature. They name no account and no passkey. */
export const signatureOptions = (): Promise<Options> =>
  generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
  })

/**
 * Begins a login with a passkey. The answer is the same for everybody: the browser shows which
 * passkeys it has, and the person has not said yet who they are.
 */
export async function beginPasskeyLogin(
  req: PayloadRequest,
  { kind, address, headers }: { kind: AccountKind; address: string; headers: Headers },
): Promise<{ options: Options; cookie: string } | 'wait'> {
  if (!(await mayAskChallenge(req, address))) return 'wait'
  const options = await signatureOptions()
  const holder = readHolder(headers) ?? newHolder()
  await storeChallenge(req, options.challenge, { purpose: 'login', kind, holder })
  return { options, cookie: holderCookie(holder) }
}

type PasskeyAttempt = { kind: AccountKind; input: unknown; address: string; headers: Headers }

/**
 * Logs in with a passkey, which is both something that a person has and something that they know or
 * are: no password and no code is asked for. Attempts are limited together with those of passwords.
 */
export async function logInWithPasskey(
  req: PayloadRequest,
  { kind, input, address, headers }: PasskeyAttempt,
): Promise<OpenedLogin | 'passkey' | 'wait' | 'stepOver'> {
  const { data: assertion } = assertionSchema.safeParse(input)
  const holder = readHolder(headers)
  if (!assertion || holder === undefined) return assertion ? 'stepOver' : 'passkey'
  const claim = await findClaim(req, { kind }, assertion)
  const email = claim.account?.email ?? assertion.id
  const attempt = { kind, email, address, device: readDevice(headers, { kind, email }) }
  if (!(await mayTryPassword(req, attempt))) return 'wait'
  const checked = await verifyPasskey(req, { purpose: 'login', kind, holder }, assertion, claim)
  if (typeof checked === 'string') {
    noteRefused(req, claim.account)
    return checked
  }
  await resetAttempts(req, attempt)
  const opened = await transact(req, async () =>
    (await notePasskeyUse(req, checked.signed)) ? openWithDevice(req, checked.account) : undefined,
  )
  return opened ?? 'passkey'
}
