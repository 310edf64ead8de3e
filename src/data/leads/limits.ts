import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'

import { household } from '@/domain/household'

import { payload } from '../payload'

const WINDOW = 600
/** In one window from one address: who has shown his browser, and who has not. */
const PROVEN = 30
const UNPROVEN = 8

const limiters = new Map<string, Promise<RateLimiterAbstract>>()

async function make(name: string, points: number, duration: number): Promise<RateLimiterAbstract> {
  const { db } = await payload()
  return new RateLimiterPostgres({
    ...{ storeClient: db.pool, storeType: 'pool', tableName: 'form_limits', tableCreated: true, clearExpiredByTimeout: true },
    ...{ keyPrefix: name, points, duration },
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
}

/** Counts by name; each name has one number and one window. */
export function limiterOf(name: string, points: number, duration = WINDOW): Promise<RateLimiterAbstract> {
  const known = limiters.get(name) ?? make(name, points, duration)
  limiters.set(name, known)
  return known
}

/** Whether one more form may come from this address. */
export async function mayPost(form: string, address: string, isProven: boolean): Promise<boolean> {
  const limiter = await limiterOf(isProven ? `proven:${form}` : `plain:${form}`, isProven ? PROVEN : UNPROVEN)
  return limiter.consume(household(address)).then(
    () => true,
    () => false,
  )
}
