import type { PageViewBatch, PageView } from '@/data/audience/write'
import { SAME_VIEW_MINUTES } from '@/domain/audience/rules'
import type { Day } from '@/domain/lib/days'

const SAME_VIEW_MS = SAME_VIEW_MINUTES * 60_000
/** Milliseconds between two writes. */
const WRITE_INTERVAL_MS = 2000
const MAX_BATCH = 5000
/** Page views held in memory, about 40 MB; with more the database has been away for too long. */
const MAX_HELD = 200_000

type DayBatch = { day: Day; visits: Map<string, PageView> }

/** Page views by day, the oldest batch first. */
function createBatches(max: number) {
  const closed: DayBatch[] = []
  let open: DayBatch | undefined
  let size = 0

  function close(): void {
    if (open) closed.push(open)
    open = undefined
  }

  /** A batch has one day and each visitor once: a second page view starts a new batch. */
  function batchFor(day: Day, { visitor }: PageView): DayBatch {
    if (open && (open.day !== day || open.visits.has(visitor) || open.visits.size >= MAX_BATCH))
      close()
    open ??= { day, visits: new Map() }
    return open
  }

  return {
    /** Returns whether the page view counts: not so soon after another one, nor beyond the maximum. */
    add(day: Day, visit: PageView): boolean {
      const before = open?.day === day ? open.visits.get(visit.visitor) : undefined
      if (before && visit.at - before.at < SAME_VIEW_MS) return false
      if (size >= max) return false
      batchFor(day, visit).visits.set(visit.visitor, visit)
      size += 1
      return true
    },
    close,
    first: (): DayBatch | undefined => closed[0],
    dropFirst(): void {
      size -= closed.shift()?.visits.size ?? 0
    },
    size: () => size,
  }
}

/**
 * Holds page views until they are written, in batches and in order. Failed writes are repeated
 * later; page views beyond the maximum are not counted.
 */
export function createBuffer(
  write: (batch: PageViewBatch) => Promise<void>,
  { most = MAX_HELD, pause = WRITE_INTERVAL_MS } = {},
) {
  const batches = createBatches(most)
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined

  async function writeClosed(): Promise<void> {
    for (let batch = batches.first(); batch; batch = batches.first()) {
      await write(batch)
      batches.dropFirst()
    }
  }

  function stopTimer(): void {
    clearTimeout(timer)
    timer = undefined
  }

  /**
   * Writes everything. While a write fails, new page views are collected in one batch, each visitor
   * once.
   */
  function flush(): Promise<void> {
    stopTimer()
    if (!batches.first()) batches.close()
    writing ??= writeClosed().finally(() => {
      writing = undefined
      if (batches.size() > 0) scheduleFlush()
    })
    return writing
  }

  function scheduleFlush(): void {
    timer ??= setTimeout(() => void flush().catch(() => undefined), pause)
  }

  return {
    add(day: Day, visit: PageView): void {
      if (batches.add(day, visit)) scheduleFlush()
    },

    /** Writes what is left before the process ends; returns how many could not be written. */
    async end(): Promise<number> {
      await writing?.catch(() => undefined)
      batches.close()
      await flush().catch(() => undefined)
      stopTimer()
      return batches.size()
    },
  }
}
