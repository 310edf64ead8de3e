import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

import { createTurns } from '../turns'

const derive = promisify(pbkdf2)

/** How Payload stores a password, since 3.86: what it writes is what is compared with. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const LENGTH = 32

type Stored = { hash: string | null; salt: string | null }

/** What the password of nobody is compared with, at the same cost. */
const NOBODY = { hash: PREFIX + '0'.repeat(2 * LENGTH), salt: '0'.repeat(2 * LENGTH) }

/** So many wait for their turn; whoever comes then is told at once to come back. */
const WAITING = 6

/**
 * A password takes a quarter second of a processor, that pages would miss. Who comes from a browser that was let in before
 * does not stand in line behind strangers.
 */
const lanes = { known: createTurns(1), stranger: createTurns(Math.max(1, Math.floor(availableParallelism() / 4))) }
export type Lane = keyof typeof lanes

async function compare(password: string, { hash, salt }: Stored = { hash: null, salt: null }): Promise<boolean> {
  const isUsable = salt !== null && hash?.startsWith(PREFIX) === true
  const against = isUsable ? { hash, salt } : NOBODY
  const made = await derive(password, against.salt, ITERATIONS, LENGTH, 'sha256')
  const wanted = Buffer.from(against.hash.slice(PREFIX.length), 'hex')
  return isUsable && made.length === wanted.length && timingSafeEqual(made, wanted)
}

/** Whether it is the password of this account. For nobody's account it takes as long, and is not. */
export async function isPassword(password: string, account: Stored | undefined, from: Lane): Promise<boolean | 'busy'> {
  const lane = lanes[from]
  return lane.waiting >= WAITING ? 'busy' : lane.take(() => compare(password, account))
}
