import { pbkdf2 } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

import { oncePerProcess } from '@/domain/lib/oncePerProcess'

import { createConcurrencyLimit } from '../core/concurrency'
import { isSame } from '../core/isSame'

const derive = promisify(pbkdf2)

/** The prefix, iterations and length with which Payload has stored passwords since 3.86. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const LENGTH = 32

type Stored = { hash: string | null; salt: string | null }

/**
 * Compared with when there is no account, at the same cost, so that the response time does not
 * reveal whether an account exists.
 */
const DUMMY_HASH = { hash: PREFIX + '0'.repeat(2 * LENGTH), salt: '0'.repeat(2 * LENGTH) }

/** The most comparisons that may wait in a lane; further ones are refused at once. */
const MAX_WAITING = 6

/**
 * Queues for password comparisons. Each takes a quarter second of a processor, which pages would
 * miss. Browsers that were logged in before have a lane of their own and do not wait behind
 * strangers.
 */
const lanes = oncePerProcess('passwordLanes', () => ({
  known: createConcurrencyLimit(1),
  stranger: createConcurrencyLimit(Math.max(1, Math.floor(availableParallelism() / 4))),
}))
export type Lane = keyof typeof lanes

async function compare(
  password: string,
  { hash, salt }: Stored = { hash: null, salt: null },
): Promise<boolean> {
  const isUsable = salt !== null && hash?.startsWith(PREFIX) === true
  const stored = isUsable ? { hash, salt } : DUMMY_HASH
  const derived = await derive(password, stored.salt, ITERATIONS, LENGTH, 'sha256')
  const wanted = Buffer.from(stored.hash.slice(PREFIX.length), 'hex')
  return isUsable && isSame(derived, wanted)
}

/**
 * Returns whether this is the password of the account. Without an account it takes as long and
 * returns false.
 */
export async function isPassword(
  password: string,
  account: Stored | undefined,
  lane: Lane,
): Promise<boolean | 'busy'> {
  const turns = lanes[lane]
  return turns.waiting >= MAX_WAITING ? 'busy' : turns.run(() => compare(password, account))
}
