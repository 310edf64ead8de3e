import type { Family } from './exposition'
import { DURATIONS, type Durations, type Traffic } from './traffic'

/** The ranges of a histogram: each counts all that took at most so long. */
function rangesOf(kind: string, { ranges, count, sum }: Readonly<Durations>): Family['samples'] {
  let total = 0
  const buckets = DURATIONS.map((end, at) => {
    total += ranges[at] ?? 0
    return { suffix: '_bucket' as const, labels: { kind, le: end }, value: total }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { kind, le: '+Inf' }, value: count },
    { suffix: '_sum', labels: { kind }, value: sum },
    { suffix: '_count', labels: { kind }, value: count },
  ]
}

/** What the front has answered, for the monitor. */
export function trafficFamilies({ answers, durations, totals }: Traffic): Family[] {
  const { fromMemory, inProgress, aborted } = totals()
  return [
    {
      name: 'hestia_requests_total',
      help: 'Answered requests, without those answered from memory.',
      type: 'counter',
      samples: [...answers].flatMap(([kind, byStatus]) =>
        [...byStatus].map(([status, value]) => ({ labels: { kind, status }, value })),
      ),
    },
    {
      name: 'hestia_request_seconds',
      help: 'How long these requests took until the last byte was sent.',
      type: 'histogram',
      samples: [...durations].flatMap(([kind, one]) => rangesOf(kind, one)),
    },
    {
      name: 'hestia_requests_from_memory_total',
      help: 'Requests answered from the edge cache at once.',
      type: 'counter',
      samples: [{ value: fromMemory }],
    },
    {
      name: 'hestia_requests_aborted_total',
      help: 'Requests whose client left before the answer was complete.',
      type: 'counter',
      samples: [{ value: aborted }],
    },
    {
      name: 'hestia_requests_in_progress',
      help: 'Requests that are being answered.',
      type: 'gauge',
      samples: [{ value: inProgress }],
    },
  ]
}
