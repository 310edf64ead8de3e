import { HttpError } from '../httpError'

export type LaneOptions = {
  /** Pieces of work at the same time. */
  readonly concurrency: number
  /** Pieces of work that may wait. */
  readonly queueSize: number
  /** Milliseconds that one may wait. */
  readonly timeoutMs: number
}

type Release = () => void
export type Lane = (signal?: AbortSignal) => Promise<Release>

/**
 * A bounded queue before one kind of work. A request that finds it full or waits too long gets 503
 * with Retry-After: work for a client that has gone is never started.
 */
export function createLane({ concurrency, queueSize, timeoutMs }: LaneOptions): Lane {
  const queue = new Set<() => void>()
  const retryAfter = Math.ceil(timeoutMs / 1000)
  let running = 0

  /** Passes the place on to the next, or frees it. */
  function createRelease(): Release {
    let isReleased = false
    return () => {
      if (isReleased) return
      isReleased = true
      const [next] = queue
      if (next) next()
      else running -= 1
    }
  }

  return (signal) => {
    if (running < concurrency) {
      running += 1
      return Promise.resolve(createRelease())
    }
    if (queue.size >= queueSize) return Promise.reject(new HttpError(503, { retryAfter }))
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', giveUp)
        queue.delete(enter)
      }
      const enter = (): void => {
        leave()
        resolve(createRelease())
      }
      const giveUp = (): void => {
        leave()
        reject(new HttpError(503, { retryAfter }))
      }
      const timer = setTimeout(giveUp, timeoutMs)
      signal?.addEventListener('abort', giveUp)
      queue.add(enter)
    })
  }
}
