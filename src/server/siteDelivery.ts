/** The site did the job and failed, or does not know it. */
export class Refused extends Error {}

type Delivery = {
  /** Posts payloads, as JSON, to a job of the site; throws `Refused`, or when there is no answer. */
  post: (job: string, payloads: readonly string[]) => Promise<void>
  /** Whether the job comes again by itself, so that a failed run is not repeated. */
  isPeriodic: (job: string) => boolean
  pause: (milliseconds: number) => Promise<unknown>
  warn: (error: unknown) => void
}

const RETRY_DELAY_MS = 1000
/** Failures in a row until a line is logged: a site that is starting does not answer yet. */
const FAILURES_PER_WARNING = 30
/** Characters of payloads in one call; the front accepts 64 KB. */
const MAX_BATCH_LENGTH = 32_000

function takeBatch(payloads: Set<string>): string[] {
  const batch: string[] = []
  let length = 0
  for (const payload of payloads) {
    length += payload.length
    if (batch.length > 0 && length > MAX_BATCH_LENGTH) break
    payloads.delete(payload)
    batch.push(payload)
  }
  return batch
}

/**
 * Creates the sender of jobs to the site. Each job has one call at a time; what arrives meanwhile
 * is sent together afterwards, equal payloads once. A call without an answer is repeated.
 */
export function createDelivery({ post, isPeriodic, pause, warn }: Delivery) {
  /** The payloads that wait, of each job that is being sent. */
  const waiting = new Map<string, Set<string>>()

  async function sendAll(job: string, payloads: Set<string>): Promise<void> {
    for (let failures = 0; payloads.size > 0;) {
      const batch = takeBatch(payloads)
      try {
        await post(job, batch)
        failures = 0
      } catch (error) {
        if (error instanceof Refused && isPeriodic(job)) {
          warn(error)
          continue
        }
        failures += 1
        if (failures % FAILURES_PER_WARNING === 0) warn(error)
        for (const payload of batch) payloads.add(payload)
        await pause(RETRY_DELAY_MS)
      }
    }
    waiting.delete(job)
  }

  return (job: string, payload: unknown): void => {
    const text = JSON.stringify(payload)
    const known = waiting.get(job)
    if (known) {
      known.add(text)
      return
    }
    const payloads = new Set([text])
    waiting.set(job, payloads)
    void sendAll(job, payloads)
  }
}
