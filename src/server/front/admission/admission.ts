import { createRateLimit } from '../limits'
import { HttpError } from '../httpError'
import { type Budget, type BudgetName, budgetsFor, type LaneName, laneOptions } from './budgets'
import { createConcurrency } from './concurrency'
import { createLane, type Lane } from './lane'

const mapValues = <K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  convert: (value: V) => W,
) =>
  Object.fromEntries(
    Object.entries<V>(record).map(([name, value]) => [name, convert(value)]),
  ) as Record<K, W>

/** What one client may cause with one kind of request. */
export type Admission = {
  readonly budget: Budget
  readonly lane: Lane
  /** Whether one more piece of work is within the limit; counts it. */
  readonly may: () => boolean
  /** The same, but throws 429 when it is not. */
  readonly require: () => void
  /**
   * Counts one request as in progress; returns how to end it. Throws 429 when there are too many.
   */
  readonly enter: () => () => void
}

/**
 * Creates all limits of the front: requests per second and concurrent requests of each client, and
 * the queues before the work.
 */
export function createAdmission(rendersPerSecond: number, now: () => number) {
  const budgets = budgetsFor(rendersPerSecond)
  const limits = mapValues<BudgetName, Budget, ReturnType<typeof createRateLimit>>(
    budgets,
    ({ perSecond, burst }) => createRateLimit(perSecond, now, burst / perSecond),
  )
  const concurrency = mapValues<BudgetName, Budget, ReturnType<typeof createConcurrency>>(
    budgets,
    (budget) => createConcurrency(budget.concurrent),
  )
  const lanes = mapValues<LaneName, (typeof laneOptions)[LaneName], Lane>(laneOptions, createLane)

  const admit = (name: BudgetName, address: string): Admission => {
    const budget = budgets[name]
    const retryAfter = Math.max(1, Math.ceil(1 / budget.perSecond))
    const may = () => limits[name](address)
    return {
      budget,
      lane: lanes[budget.lane],
      may,
      require() {
        if (!may()) throw new HttpError(429, { retryAfter })
      },
      enter() {
        const leave = concurrency[name](address)
        if (!leave) throw new HttpError(429, { retryAfter })
        return leave
      },
    }
  }
  return { admit, lanes }
}
