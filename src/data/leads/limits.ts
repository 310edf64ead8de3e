import type { RateLimiterAbstract } from 'rate-limiter-flexible'

import { household } from '@/domain/household'

import { isAllowed, limiterOn } from '../limiters'
import { payload } from '../payload'

const WINDOW = 600
/** In one window from one address: who has shown his browser, and who has not. */
const PROVEN = 30
const UNPROVEN = 8

/** Counts by name; each name has one number and one window. */
export const limiterOf = async (name: string, points: number, duration = WINDOW): Promise<RateLimiterAbstract> =>
  limiterOn((await payload()).db.pool, name, points, duration)

/** Whether one more form may come from this address. */
export async function mayPost(form: string, address: string, isProven: boolean): Promise<boolean> {
  const limiter = await limiterOf(isProven ? `proven:${form}` : `plain:${form}`, isProven ? PROVEN : UNPROVEN)
  return isAllowed(limiter, household(address))
}
