import { household } from '@/domain/household'

const MANY_ADDRESSES = 20_000
const BURST_SECONDS = 8

type Bucket = { tokens: number; at: number }

/**
 * How much work one address may cause: so many a second, and more for a moment.
 * @param now the clock, in milliseconds
 * @param seconds how much of it may come at once
 */
export function createLimit(perSecond: number, now: () => number, seconds = BURST_SECONDS) {
  const burst = perSecond * seconds
  const buckets = new Map<string, Bucket>()

  /** Who has been quiet long enough to have everything again need not be known. */
  function forgetQuiet(time: number): void {
    for (const [address, { tokens, at }] of buckets) if (tokens + ((time - at) / 1000) * perSecond >= burst) buckets.delete(address)
    if (buckets.size >= MANY_ADDRESSES) buckets.clear()
  }

  return (address: string): boolean => {
    const key = household(address)
    const time = now()
    const bucket = buckets.get(key) ?? { tokens: burst, at: time }
    if (!buckets.has(key)) {
      if (buckets.size >= MANY_ADDRESSES) forgetQuiet(time)
      buckets.set(key, bucket)
    }
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1000) * perSecond)
    bucket.at = time
    if (bucket.tokens < 1) return false
    bucket.tokens -= 1
    return true
  }
}
