export type PriceBucket = { from: number; count: number }
export type PriceRange = { from?: number; to?: number }

/** With fewer listings, ranges say nothing. */
const MIN_LISTINGS = 6

/** Returns the first step at which a share of all listings is reached. */
function stepAt(buckets: readonly PriceBucket[], share: number): number {
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  let sum = 0
  for (const [at, { count }] of buckets.entries()) {
    sum += count
    if (sum >= total * share) return buckets[at + 1]?.from ?? buckets.at(-1)?.from ?? 0
  }
  return 0
}

/** Returns three price ranges that each hold about a third of the listings; none when they are few. */
export function readyRanges(buckets: readonly PriceBucket[]): PriceRange[] {
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  if (total < MIN_LISTINGS) return []
  const low = stepAt(buckets, 1 / 3)
  const high = stepAt(buckets, 2 / 3)
  return low < high
    ? [{ to: low }, { from: low, to: high }, { from: high }]
    : [{ to: low }, { from: low }]
}
