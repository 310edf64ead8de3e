import { createHmac } from 'node:crypto'

import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

import { QUICKEST } from '@/domain/forms/pace'
import { env } from '@/env'

import { payload } from '../payload'

/** How a browser shows that it is worth an answer. Another service has the same two questions. */
export type Proofs = {
  /** What the browser is to solve. */
  challenge(): Promise<unknown>
  /** Whether this is a solution, given in time and for the first time. */
  check(solution: string): Promise<boolean>
}

const secretFor = (use: string): string => createHmac('sha256', env.PAYLOAD_SECRET).update(use).digest('hex')

const SECONDS = 20 * 60
const COST = 2000
const WORK = [300, 600] as const

const record = z.record(z.string(), z.unknown())
const solved = z.object({
  challenge: z.object({ parameters: z.looseObject({ nonce: z.string().max(200), data: z.looseObject({ at: z.number() }) }), signature: z.string().max(200) }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().max(200) }),
})
type Asked = Parameters<typeof verifySolution>[0]

function read(solution: string): { asked: Pick<Asked, 'challenge' | 'solution'>; nonce: string; at: number } | undefined {
  try {
    const given = record.parse(JSON.parse(Buffer.from(solution, 'base64').toString()))
    const { challenge } = solved.parse(given)
    return { asked: given as unknown as Pick<Asked, 'challenge' | 'solution'>, nonce: challenge.parameters.nonce, at: challenge.parameters.data.at }
  } catch {
    return undefined
  }
}

/** The first to bring a solution uses it up. */
async function spend(nonce: string): Promise<boolean> {
  const { db } = await payload()
  await db.pool.query('delete from used_challenges where at < now() - make_interval(secs => $1)', [SECONDS])
  const { rowCount } = await db.pool.query('insert into used_challenges (nonce) values ($1) on conflict do nothing', [nonce])
  return rowCount === 1
}

/** Some work for the processor of who asks: nothing for one visitor, dear for who sends thousands. */
export const proofs: Proofs = {
  challenge: () =>
    createChallenge({
      ...{ algorithm: 'PBKDF2/SHA-256', cost: COST, counter: randomInt(...WORK), deriveKey, data: { at: Date.now() } },
      expiresAt: Math.floor(Date.now() / 1000) + SECONDS,
      hmacSignatureSecret: secretFor('challenge'),
      hmacKeySignatureSecret: secretFor('challenge key'),
    }),

  async check(solution) {
    const given = read(solution)
    if (!given || Date.now() - given.at < QUICKEST) return false
    const secrets = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('challenge key') }
    const { verified } = await verifySolution({ ...given.asked, ...secrets, deriveKey })
    return verified && spend(given.nonce)
  },
}
