import type { Batch, Visit } from '@/data/audience/write'
import { SAME_VISIT_MINUTES } from '@/domain/audience/rules'
import type { Day } from '@/domain/days'

const SAME_VISIT = SAME_VISIT_MINUTES * 60_000
/** Between two writings, in milliseconds. */
const PAUSE = 2000
const LARGEST_BATCH = 5000
/** About 40 MB; with more than that the database has been away for too long. */
const MOST = 200_000

type Open = { day: Day; visits: Map<string, Visit> }

/**
 * Holds what was seen until it is written, a batch at a time and in order. What could not be written is written later; what
 * no longer fits is not counted.
 */
export function createBuffer(write: (batch: Batch) => Promise<void>, { most = MOST, pause = PAUSE } = {}) {
  const closed: Open[] = []
  let open: Open | undefined
  let held = 0
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined

  function close(): void {
    if (open) closed.push(open)
    open = undefined
  }

  async function work(): Promise<void> {
    for (let batch = closed[0]; batch; batch = closed[0]) {
      await write(batch)
      closed.shift()
      held -= batch.visits.size
    }
  }

  function rest(): void {
    clearTimeout(timer)
    timer = undefined
  }

  /** Writes all there is. While nothing can be written, what comes meanwhile stays together, each visitor once. */
  function flush(): Promise<void> {
    rest()
    if (closed.length === 0) close()
    working ??= work().finally(() => {
      working = undefined
      if (held > 0) later()
    })
    return working
  }

  function later(): void {
    timer ??= setTimeout(() => void flush().catch(() => undefined), pause)
  }

  /** A batch is of one day, and has a visitor once: he may be on his next visit already. */
  function batchFor(day: Day, { visitor }: Visit): Open {
    if (open && (open.day !== day || open.visits.has(visitor) || open.visits.size >= LARGEST_BATCH)) close()
    open ??= { day, visits: new Map() }
    return open
  }

  return {
    add(day: Day, visit: Visit): void {
      const before = open?.day === day ? open.visits.get(visit.visitor) : undefined
      if (before && visit.at - before.at < SAME_VISIT) return
      if (held >= most) return
      batchFor(day, visit).visits.set(visit.visitor, visit)
      held += 1
      later()
    },

    /** The last chance before the process ends; says how many were left over. */
    async end(): Promise<number> {
      await working?.catch(() => undefined)
      close()
      await flush().catch(() => undefined)
      rest()
      return held
    },
  }
}
