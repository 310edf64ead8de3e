import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { PayloadRequest } from 'payload'

import { DUMMY_KEY } from '@/domain/accounts/dummyKey'
import type { Assertion } from '@/domain/accounts/passkeys'

import { findAccount, type Account } from './account'
import { challengeIn, takeChallenge, type Bound } from './challenges'
import { findStoredPasskey, type StoredPasskey } from './passkeys'
import { relyingParty } from './relyingParty'

/** The account that a passkey belongs to, before anything is verified. */
export type Claim = { passkey: StoredPasskey | undefined; account: Account | undefined }

/** Finds whose passkey an answer claims to be; only passkeys of this kind of account count. */
export async function findClaim(
  req: PayloadRequest,
  { kind }: Pick<Bound, 'kind'>,
  { id }: Assertion,
): Promise<Claim> {
  const stored = await findStoredPasskey(req, id)
  const passkey = stored?.kind === kind ? stored : undefined
  return { passkey, account: passkey && (await findAccount(req, kind, { id: passkey.account })) }
}

/** The new state of a passkey that has signed. */
export type Signed = { id: string; counter: number; isSynced: boolean }

async function verifySignature(
  assertion: Assertion,
  passkey: StoredPasskey | undefined,
  challenge: string,
): Promise<Signed | undefined> {
  const { publicKey, counter } = passkey ?? { publicKey: DUMMY_KEY, counter: 0 }
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: assertion.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
      requireUserVerification: true,
    })
    if (!verified || !passkey) return undefined
    const { newCounter, credentialBackedUp } = authenticationInfo
    return { id: passkey.id, counter: newCounter, isSynced: credentialBackedUp }
  } catch {
    // The library throws for every answer that does not fit: wrong site, counter, shape or flags.
    return undefined
  }
}

/** Whether the authenticator names the account that the passkey is stored for. */
const isOfAccount = ({ response }: Assertion, account: string): boolean =>
  response.userHandle !== undefined &&
  Buffer.from(response.userHandle, 'base64url').toString('utf8') === account

/**
 * Verifies the answer to a challenge. The challenge is used up in any case, outside a transaction,
 * so that no answer is tried twice.
 */
export async function verifyPasskey(
  req: PayloadRequest,
  bound: Bound,
  assertion: Assertion,
  { passkey, account }: Claim,
): Promise<{ account: Account; signed: Signed } | 'passkey' | 'stepOver'> {
  const challenge = challengeIn(assertion.response.clientDataJSON)
  if (!(await takeChallenge(req, challenge, bound))) return 'stepOver'
  const signed = await verifySignature(assertion, passkey, challenge)
  if (!signed || !account || account.isSuspended || !isOfAccount(assertion, account.id))
    return 'passkey'
  return { account, signed }
}
