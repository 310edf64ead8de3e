import type { RateLimiterAbstract } from 'rate-limiter-flexible'

import { clientNetworkOf } from '@/domain/accounts/clientNetwork'

import { isAllowed, limiterOn } from '../core/rateLimits'
import { payload } from '../core/payload'

const WINDOW_SECONDS = 600
/** The most forms in one window from one address, with and without a proof of the browser. */
const MAX_PROVEN = 30
const MAX_UNPROVEN = 8

/** Returns the limiter of a name; each name has one limit and one window. */
const limiterOf = async (
  name: string,
  points: number,
  duration = WINDOW_SECONDS,
): Promise<RateLimiterAbstract> => limiterOn((await payload()).db.pool, name, points, duration)

/** Returns whether one more form may be sent from this address. */
export async function maySubmitForm(
  form: string,
  address: string,
  isProven: boolean,
): Promise<boolean> {
  const limiter = await limiterOf(
    isProven ? `proven:${form}` : `plain:${form}`,
    isProven ? MAX_PROVEN : MAX_UNPROVEN,
  )
  return isAllowed(limiter, clientNetworkOf(address))
}
