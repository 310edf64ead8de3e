import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import {
  attestationSchema,
  CHALLENGE_MINUTES,
  passkeyName,
  type Attestation,
} from '@/domain/accounts/passkeys'
import { MAX_PASSKEYS } from '@/domain/accounts/passkeyLimits'

import { transact } from '../core/transaction'
import { findAccount, type Account } from './account'
import { afterFactorChange } from './accountChanged'
import { challengeIn, storeChallenge, takeChallenge } from './challenges'
import { addPasskey, findPasskeys, type NewPasskey } from './passkeys'
import { addRecoveryCodes } from './recoveryCodes'
import { relyingParty } from './relyingParty'

/** EdDSA, ES256 and RS256: what every authenticator of today can do one of. */
const ALGORITHMS = [-8, -7, -257]

type Options = Awaited<ReturnType<typeof generateRegistrationOptions>>

const boundTo = (account: Account, holder: string) =>
  ({ purpose: 'register', kind: account.kind, holder: `${account.id} ${holder}` }) as const

/**
 * Begins the registration of a passkey by a person who has just confirmed who they are. No one else
 * and no other session can answer the challenge.
 */
export async function beginPasskey(
  req: PayloadRequest,
  account: Account,
  sid: string,
): Promise<Options | 'many'> {
  const existing = await findPasskeys(req, account.id)
  if (existing.length >= MAX_PASSKEYS) return 'many'
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: new Uint8Array(Buffer.from(account.id, 'utf8')),
    userName: account.email,
    userDisplayName: account.name || account.email,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: CHALLENGE_MINUTES * 60_000,
  })
  await storeChallenge(req, options.challenge, boundTo(account, sid))
  return options
}

async function readPasskey(
  account: Account,
  attestation: Attestation,
  challenge: string,
): Promise<Omit<NewPasskey, 'name'> | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      id: credential.id,
      account: account.id,
      kind: account.kind,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: attestation.response.transports,
      isSynced: credentialBackedUp,
    }
  } catch {
    // The library throws for every answer that does not fit.
    return undefined
  }
}

export type RegisteredPasskey = { recoveryCodes: string[] }

/**
 * Registers a passkey, ends the other sessions and tells its owner by email. Recovery codes are
 * returned with the first second factor, and never again.
 */
export async function finishPasskey(
  req: PayloadRequest,
  account: Account,
  { sid, name, input }: { sid: string; name: string; input: unknown },
): Promise<RegisteredPasskey | 'passkey' | 'stepOver' | 'many'> {
  const { data: attestation } = attestationSchema.safeParse(input)
  if (!attestation) return 'passkey'
  const challenge = challengeIn(attestation.response.clientDataJSON)
  if (!(await takeChallenge(req, challenge, boundTo(account, sid)))) return 'stepOver'
  const passkey = await readPasskey(account, attestation, challenge)
  if (!passkey) return 'passkey'
  return transact(req, async () => {
    // The lock: two passkeys registered at once count one after the other.
    await findAccount(req, account.kind, { id: account.id }, true)
    if ((await findPasskeys(req, account.id)).length >= MAX_PASSKEYS) return 'many'
    if (!(await addPasskey(req, { ...passkey, name: passkeyName(name) || 'Passkey' })))
      return 'passkey'
    const recoveryCodes = await addRecoveryCodes(req, account.id)
    await afterFactorChange(req, account, 'passkeyAdded')
    return { recoveryCodes }
  })
}
