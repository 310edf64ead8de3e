import { outcomeOf, type Outcome } from '@/domain/feeds/leads'
import { FeedStopped } from '@/domain/feeds/reasons'

import {
  retryAfter,
  sendCall,
  textOf,
  type Call,
  type Surroundings,
  type TokenFor,
} from '../crm/client'
import type { Limits } from '../fetchPublic'

/** A lead is small: a CRM that says nothing for so long has lost it or will not answer. */
const LIMITS: Limits = { bytes: 1_000_000, silence: 20_000, whole: 30_000 }

/** Sends a request to a CRM at most once, and says what became of it. */
export type SendOnce = (address: string, call: Call) => Promise<Outcome>

const isLogin = (error: unknown): boolean =>
  error instanceof FeedStopped && ['login', 'noLogin'].includes(error.problem)

/** A failure after the connection was made leaves open whether the CRM has read the request. */
const outcomeOfFailure = (error: unknown, isConnected: boolean): Outcome => {
  if (!(error instanceof FeedStopped)) throw error
  return isConnected ? { is: 'unsure', problem: 'lost' } : { is: 'later', problem: 'unreachable' }
}

/**
 * Returns a sender that repeats nothing by itself, but for a token that has ended: its refusal says
 * that nothing was taken.
 */
export function createSender(
  tokenFor: TokenFor,
  { isAllowed, silence = LIMITS.silence }: Surroundings,
): SendOnce {
  const attempt = async (address: string, call: Call, token: string): Promise<Outcome | 401> => {
    let isConnected = false
    const onConnect = () => {
      isConnected = true
    }
    try {
      const answer = await sendCall(address, { ...call, onConnect }, token, {
        limits: { ...LIMITS, silence },
        ...(isAllowed && { isAllowed }),
      })
      const text = await textOf(answer)
      if (answer.status === 401) return 401
      const pause = retryAfter(answer.headers['retry-after'], Date.now())
      return outcomeOf(answer.status, text, pause === undefined ? undefined : pause / 1000)
    } catch (error) {
      return outcomeOfFailure(error, isConnected)
    }
  }
  const tokenOrOutcome = async (refused?: string): Promise<{ token: string } | Outcome> => {
    try {
      return { token: await tokenFor(refused) }
    } catch (error) {
      if (isLogin(error)) return { is: 'later', problem: 'login' }
      return outcomeOfFailure(error, false)
    }
  }
  return async (address, call) => {
    const first = await tokenOrOutcome()
    if ('is' in first) return first
    const outcome = await attempt(address, call, first.token)
    if (outcome !== 401) return outcome
    const next = await tokenOrOutcome(first.token)
    if ('is' in next) return next
    const again = await attempt(address, call, next.token)
    return again === 401 ? { is: 'later', problem: 'login' } : again
  }
}
