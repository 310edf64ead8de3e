import { quantile } from './quantile.mjs'

/** How long it takes, in milliseconds. */
export function time(work: () => unknown): number {
  const since = performance.now()
  work()
  return performance.now() - since
}

export const figures = (times: number[]) => ({
  median: quantile(times, 0.5),
  p99: quantile(times, 0.99),
})
