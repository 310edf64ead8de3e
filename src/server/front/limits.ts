import { clientNetworkOf } from '@/domain/accounts/clientNetwork'

const MAX_ADDRESSES = 20_000
const BURST_SECONDS = 8

type Bucket = { tokens: number; at: number }

/**
 * Limits the work of one client: so many per second, and more for a moment.
 * @param now the clock, in milliseconds
 * @param seconds how many seconds of it may come at once
 */
export function createRateLimit(perSecond: number, now: () => number, seconds = BURST_SECONDS) {
  const burst = perSecond * seconds
  const buckets = new Map<string, Bucket>()

  /** Drops clients whose allowance is full again. */
  function dropFull(time: number): void {
    for (const [address, { tokens, at }] of buckets)
      if (tokens + ((time - at) / 1000) * perSecond >= burst) buckets.delete(address)
    if (buckets.size >= MAX_ADDRESSES) buckets.clear()
  }

  return (address: string): boolean => {
    const key = clientNetworkOf(address)
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: burst, at: time }
    if (!buckets.has(key)) {
      if (buckets.size >= MAX_ADDRESSES) dropFull(time)
      buckets.set(key, bucket)
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond)
    bucket.at = time
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }
}
