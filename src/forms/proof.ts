import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

import { QUICKEST } from '@/domain/forms/pace'

/** Whoever is quicker, with a form that his browser filled in, waits for the rest of it. */
const pause = () => new Promise((resolve) => setTimeout(resolve, QUICKEST + 100))

type Challenge = Parameters<typeof solveChallenge>[0]['challenge']

const isChallenge = (value: unknown): value is Challenge => typeof value === 'object' && value !== null && 'parameters' in value

/** Does the work the server asks for, and writes down that it is done; nothing when the server does not answer. */
export async function prove(): Promise<string | undefined> {
  try {
    const challenge: unknown = await (await fetch('/api/forms/challenge', { cache: 'no-store' })).json()
    const [solution] = await Promise.all([isChallenge(challenge) ? solveChallenge({ challenge, deriveKey }) : null, pause()])
    return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
  } catch {
    return undefined
  }
}
