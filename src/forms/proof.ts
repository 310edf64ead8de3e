import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import { MIN_FILL_MS } from '@/domain/enquiries/minFillTime'

/** Waits the minimum time of a form, for visitors whose browser filled it in. */
const waitMinimumTime = () => new Promise((resolve) => setTimeout(resolve, MIN_FILL_MS + 100))

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' && value !== null && 'parameters' in value

/** Solves the server's challenge; undefined when the server does not answer. */
export async function prove(): Promise<string | undefined> {
  try {
    const challenge: unknown = await (
      await fetch('/api/forms/challenge', { cache: 'no-store' })
    ).json()
    const [solution] = await Promise.all([
      isChallenge(challenge) ? solveChallenge({ challenge, deriveKey }) : null,
      waitMinimumTime(),
    ])
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } catch {
    return undefined
  }
}
