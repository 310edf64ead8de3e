import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { MIN_FILL_MS } from '@/domain/enquiries/minFillTime'

import { payload } from '../core/payload'
import { secretFor } from '../core/seal'

/**
 * How a browser proves that it does some work per form. Another service can replace it behind these
 * two functions.
 */
export type BrowserProof = {
  /** Creates the challenge that the browser solves. */
  challenge(): Promise<unknown>
  /** Returns whether the solution is right, in time, and used for the first time. */
  check(solution: string): Promise<boolean>
}

const VALID_SECONDS = 20 * 60
const HASH_COST = 2000
const COUNTER_RANGE = [300, 600] as const

const recordSchema = z.record(z.string(), z.unknown())
const solutionSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      nonce: z.string().max(200),
      data: z.looseObject({ at: z.number() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().max(200) }),
})
type VerifyInput = Parameters<typeof verifySolution>[0]

function parseSolution(
  solution: string,
): { input: Pick<VerifyInput, 'challenge' | 'solution'>; nonce: string; at: number } | undefined {
  try {
    const decoded = recordSchema.parse(JSON.parse(Buffer.from(solution, 'base64').toString()))
    const { challenge } = solutionSchema.parse(decoded)
    return {
      input: decoded as unknown as Pick<VerifyInput, 'challenge' | 'solution'>,
      nonce: challenge.parameters.nonce,
      at: challenge.parameters.data.at,
    }
  } catch {
    return undefined
  }
}

/** Marks a solution as used; false when it was used before. */
async function markUsed(nonce: string): Promise<boolean> {
  const { db } = await payload()
  await db.pool.query('delete from used_challenges where at < now() - make_interval(secs => $1)', [
    VALID_SECONDS,
  ])
  const { rowCount } = await db.pool.query(
    'insert into used_challenges (nonce) values ($1) on conflict do nothing',
    [nonce],
  )
  return rowCount === 1
}

/** Proof of work: cheap for one visitor, expensive for one who sends thousands of forms. */
export const browserProof: BrowserProof = {
  challenge: () =>
    createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: HASH_COST,
      counter: randomInt(...COUNTER_RANGE),
      deriveKey,
      data: { at: Date.now() },
      expiresAt: Math.floor(Date.now() / 1000) + VALID_SECONDS,
      hmacSignatureSecret: secretFor('challenge'),
      hmacKeySignatureSecret: secretFor('challenge key'),
    }),

  async check(solution) {
    const parsed = parseSolution(solution)
    if (!parsed || Date.now() - parsed.at < MIN_FILL_MS) return false
    const secrets = {
      hmacSignatureSecret: secretFor('challenge'),
      hmacKeySignatureSecret: secretFor('challenge key'),
    }
    const { verified } = await verifySolution({ ...parsed.input, ...secrets, deriveKey })
    return verified && markUsed(parsed.nonce)
  },
}
