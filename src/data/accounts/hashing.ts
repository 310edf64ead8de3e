import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

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

/** At most so many at once: a quarter second of a processor each, that pages would miss. */
function lane(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result | 'busy'> => {
    if (running >= atOnce) {
      if (waiting.length >= WAITING) return 'busy'
      await new Promise<void>((go) => waiting.push(go))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

/** Who comes from a browser that was let in before does not stand in line behind strangers. */
const lanes = { known: lane(1), stranger: lane(Math.max(1, Math.floor(availableParallelism() / 4))) }
export type Lane = keyof typeof lanes

async function compare(password: string, { hash, salt }: Stored): Promise<boolean> {
  const isUsable = salt !== null && hash?.startsWith(PREFIX) === true
  const against = isUsable ? { hash, salt } : NOBODY
  const made = await derive(password, against.salt, ITERATIONS, LENGTH, 'sha256')
  const wanted = Buffer.from(against.hash.slice(PREFIX.length), 'hex')
  return isUsable && made.length === wanted.length && timingSafeEqual(made, wanted)
}

/** Whether it is the password of this account. For nobody's account it takes as long, and is not. */
export const isPassword = (password: string, account: Stored | undefined, from: Lane): Promise<boolean | 'busy'> =>
  lanes[from](() => compare(password, account ?? NOBODY_STORED))

const NOBODY_STORED: Stored = { hash: null, salt: null }
