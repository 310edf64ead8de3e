import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AccountKind } from '@/domain/accounts/accounts'
import { CHALLENGE_MINUTES, type ChallengePurpose } from '@/domain/accounts/passkeys'
import { transactionOf } from '@/fields/transactionOf'

import { sign } from '../core/seal'

/**
 * What a challenge is bound to. `holder` is the session of a person who is logged in, or the random
 * value in a cookie of the browser that logs in.
 */
export type Bound = { purpose: ChallengePurpose; kind: AccountKind; holder: string }

const markOf = ({ purpose, kind, holder }: Bound): string =>
  sign('challenge', `${purpose} ${kind} ${holder}`)

/** A random value that a browser keeps in a cookie while it logs in. */
export const newHolder = (): string => randomBytes(16).toString('hex')

/** Stores a challenge until it is answered, in the database because several instances answer. */
export async function storeChallenge(
  req: PayloadRequest,
  challenge: string,
  bound: Bound,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`delete from account_challenges where until < now()`)
  await db.execute(sql`insert into account_challenges (challenge, bound_to, until)
    values (${challenge}, ${markOf(bound)}, now() + make_interval(mins => ${CHALLENGE_MINUTES}))`)
}

/**
 * Uses a challenge up, whatever comes of its answer. Returns whether it was made for this purpose,
 * kind of account and holder, and has not been used or expired.
 */
export async function takeChallenge(
  req: PayloadRequest,
  challenge: string,
  bound: Bound,
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ fits: boolean }>(
    sql`delete from account_challenges where challenge = ${challenge}
      returning bound_to = ${markOf(bound)} and until > now() as fits`,
  )
  return rows[0]?.fits === true
}

/** Returns the challenge that an answer names, or an empty text. It is not trusted yet. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof data === 'object' && data !== null && 'challenge' in data
      ? String(data.challenge).slice(0, 200)
      : ''
  } catch {
    return ''
  }
}
