import type { AddressKind } from '../address/kind'
import type { Sender } from '../session'
import type { LaneOptions } from './lane'

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** Queues of work. Visitors and staff never wait in the same queue. */
const laneTable = {
  render: { concurrency: 32, queueSize: 1_000, timeoutMs: 10 * SECOND },
  part: { concurrency: 64, queueSize: 2_000, timeoutMs: 10 * SECOND },
  search: { concurrency: 16, queueSize: 200, timeoutMs: 4 * SECOND },
  form: { concurrency: 16, queueSize: 500, timeoutMs: 6 * SECOND },
  login: { concurrency: 8, queueSize: 100, timeoutMs: 6 * SECOND },
  stranger: { concurrency: 8, queueSize: 100, timeoutMs: 5 * SECOND },
  /** A report may have to be printed; the server prints one at a time. */
  file: { concurrency: 16, queueSize: 100, timeoutMs: 10 * SECOND },
  studio: { concurrency: 32, queueSize: 500, timeoutMs: 15 * SECOND },
  upload: { concurrency: 3, queueSize: 50, timeoutMs: 60 * SECOND },
  print: { concurrency: 2, queueSize: 10, timeoutMs: 30 * SECOND },
  internal: { concurrency: 64, queueSize: 1_000, timeoutMs: 30 * SECOND },
} satisfies Record<string, LaneOptions>

export type LaneName = keyof typeof laneTable
export const laneOptions: Readonly<Record<LaneName, LaneOptions>> = laneTable

/** What one client may cause, and how long it waits for an answer. */
export type Budget = {
  readonly perSecond: number
  readonly burst: number
  /** The number of concurrent requests of one client. */
  readonly concurrent: number
  readonly lane: LaneName
  /** Milliseconds from the complete request to the head of the answer. */
  readonly answerWithin: number
}

/**
 * Generous for an office behind one address. A form must be answered within ten seconds, including
 * the time in the queue.
 */
const budgetTable = {
  page: { perSecond: 50, burst: 400, concurrent: 200, lane: 'render', answerWithin: 30 * SECOND },
  part: { perSecond: 300, burst: 3_000, concurrent: 300, lane: 'part', answerWithin: 30 * SECOND },
  search: { perSecond: 50, burst: 50, concurrent: 50, lane: 'search', answerWithin: 5 * SECOND },
  map: { perSecond: 20, burst: 100, concurrent: 20, lane: 'search', answerWithin: 30 * SECOND },
  /** A view of the map asks for ten to thirty parts of the map file, and moving it for more. */
  mapFile: {
    perSecond: 300,
    burst: 3_000,
    concurrent: 200,
    lane: 'part',
    answerWithin: 30 * SECOND,
  },
  challenge: {
    perSecond: 20,
    burst: 200,
    concurrent: 20,
    lane: 'search',
    answerWithin: 5 * SECOND,
  },
  /** A CRM that publishes all its estates sends a message for each. */
  hook: { perSecond: 20, burst: 500, concurrent: 10, lane: 'stranger', answerWithin: 9 * SECOND },
  feed: { perSecond: 2, burst: 30, concurrent: 4, lane: 'stranger', answerWithin: 60 * SECOND },
  /** A finished brochure, or the check whether there is one. */
  brochure: {
    perSecond: 10,
    burst: 100,
    concurrent: 20,
    lane: 'search',
    answerWithin: 30 * SECOND,
  },
  /** Printing takes ten to thirty seconds of a processor. */
  print: { perSecond: 0.1, burst: 20, concurrent: 4, lane: 'print', answerWithin: 90 * SECOND },
  privateFile: { perSecond: 5, burst: 50, concurrent: 10, lane: 'file', answerWithin: 90 * SECOND },
  form: { perSecond: 20, burst: 200, concurrent: 50, lane: 'form', answerWithin: 9 * SECOND },
  personal: { perSecond: 10, burst: 100, concurrent: 20, lane: 'form', answerWithin: 9 * SECOND },
  login: { perSecond: 5, burst: 50, concurrent: 20, lane: 'login', answerWithin: 9 * SECOND },
  beacon: { perSecond: 20, burst: 200, concurrent: 100, lane: 'part', answerWithin: SECOND },
  strangerRead: {
    perSecond: 20,
    burst: 200,
    concurrent: 20,
    lane: 'stranger',
    answerWithin: 20 * SECOND,
  },
  strangerWrite: {
    perSecond: 5,
    burst: 50,
    concurrent: 10,
    lane: 'stranger',
    answerWithin: 9 * SECOND,
  },
  studioRead: {
    perSecond: 100,
    burst: 1_000,
    concurrent: 100,
    lane: 'studio',
    answerWithin: 60 * SECOND,
  },
  studioWrite: {
    perSecond: 50,
    burst: 500,
    concurrent: 50,
    lane: 'studio',
    answerWithin: 60 * SECOND,
  },
  upload: { perSecond: 10, burst: 200, concurrent: 20, lane: 'upload', answerWithin: 2 * MINUTE },
  internal: {
    perSecond: 1_000,
    burst: 10_000,
    concurrent: 1_000,
    lane: 'internal',
    // Longer than a job works before it leaves the rest to the next: an import of feeds takes four minutes.
    answerWithin: 6 * MINUTE,
  },
} satisfies Record<string, Budget>

export type BudgetName = keyof typeof budgetTable

/** @param rendersPerSecond pages per second that one client may have rendered */
export const budgetsFor = (rendersPerSecond: number): Readonly<Record<BudgetName, Budget>> => ({
  ...budgetTable,
  page: { ...budgetTable.page, perSecond: rendersPerSecond, burst: rendersPerSecond * 8 },
})

type Request = { kind: AddressKind; isWrite: boolean; sender: Sender; hasFile: boolean }

const studioBudget = ({ isWrite, sender }: Request): BudgetName => {
  if (sender === 'staff') return isWrite ? 'studioWrite' : 'studioRead'
  return isWrite ? 'strangerWrite' : 'strangerRead'
}

/** The budget that a request counts against. */
export function budgetOf(request: Request): BudgetName {
  const { kind, sender, hasFile } = request
  switch (kind) {
    case 'page':
    case 'portal':
    // A file of the site is kept: what is asked of Next is an address with a dot that it has to look for.
    case 'file':
      return 'page'
    case 'build':
    case 'media':
      return 'part'
    case 'portalForm':
      return 'login'
    case 'print':
      return studioBudget(request)
    case 'upload':
    case 'import':
      return sender === 'staff' && (hasFile || kind === 'import') ? 'upload' : studioBudget(request)
    case 'admin':
    case 'rest':
      return studioBudget(request)
    default:
      return kind
  }
}
