import type { Pool } from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

const limiters = new Map<string, RateLimiterAbstract>()

/**
 * Returns the rate limiter of a name, counted in the database for all instances together. A name
 * always has the same number of points and the same duration, in seconds.
 */
export function limiterOn(
  pool: Pool,
  name: string,
  points: number,
  duration: number,
): RateLimiterAbstract {
  const existing = limiters.get(name)
  if (existing) return existing
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'form_limits',
    tableCreated: true,
    // A job deletes expired rows. The timer of a limiter would do it too, in every process and for each name.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
  limiters.set(name, limiter)
  return limiter
}

/** Counts one more for the key and returns whether it is within the limit. */
export const isAllowed = (limiter: RateLimiterAbstract, key: string): Promise<boolean> =>
  limiter.consume(key).then(
    () => true,
    () => false,
  )
