import type { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterAbstract } from 'rate-limiter-flexible'

const limiters = new Map<string, RateLimiterAbstract>()

/** Counts by name, for all instances alike; each name has one number and one window, in seconds. */
export function limiterOn(pool: Pool, name: string, points: number, duration: number): RateLimiterAbstract {
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    ...{ storeClient: pool, storeType: 'pool', tableName: 'form_limits', tableCreated: true, clearExpiredByTimeout: true },
    ...{ keyPrefix: name, points, duration },
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
  limiters.set(name, limiter)
  return limiter
}

/** Counts one more and answers whether it is still allowed. */
export const isAllowed = (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  )
