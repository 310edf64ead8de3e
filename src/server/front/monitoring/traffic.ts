import type { IncomingMessage, ServerResponse } from 'node:http'

import type { AddressKind } from '../address/kind'
import { whenOver } from '../whenOver'

/** The upper ends of the ranges in which durations are counted, in seconds. */
export const DURATIONS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

/** Durations of one kind of address: how many in each range, their number and their sum. */
export type Durations = { ranges: number[]; count: number; sum: number }

/** What the front has answered since it started. */
export type Traffic = ReturnType<typeof createTraffic>

/**
 * Counts requests. An answer from memory only adds one to a number: it costs less than taking the
 * time twice would.
 * @param now the clock, in milliseconds
 */
export function createTraffic(now: () => number) {
  const answers = new Map<AddressKind, Map<number, number>>()
  const durations = new Map<AddressKind, Durations>()
  let fromMemory = 0
  let inProgress = 0
  let aborted = 0

  function add(kind: AddressKind, status: number, seconds: number): void {
    const byStatus = answers.get(kind) ?? new Map<number, number>()
    answers.set(kind, byStatus.set(status, (byStatus.get(status) ?? 0) + 1))
    const known = durations.get(kind) ?? { ranges: DURATIONS.map(() => 0), count: 0, sum: 0 }
    const range = DURATIONS.findIndex((end) => seconds <= end)
    if (range >= 0) known.ranges[range] = (known.ranges[range] ?? 0) + 1
    known.count += 1
    known.sum += seconds
    durations.set(kind, known)
  }

  return {
    answers: answers as ReadonlyMap<AddressKind, ReadonlyMap<number, number>>,
    durations: durations as ReadonlyMap<AddressKind, Readonly<Durations>>,
    totals: () => ({ fromMemory, inProgress, aborted }),

    countFromMemory(): void {
      fromMemory += 1
    },

    /** Counts a request when it ends, or as aborted when the client leaves before the answer. */
    watch(kind: AddressKind, request: IncomingMessage, response: ServerResponse): void {
      const since = now()
      inProgress += 1
      whenOver(request, response, () => {
        inProgress -= 1
        if (response.writableFinished) add(kind, response.statusCode, (now() - since) / 1000)
        else aborted += 1
      })
    },
  }
}
