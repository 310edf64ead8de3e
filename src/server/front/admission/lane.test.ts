import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'

import { HttpError } from '../httpError'
import { createLane } from './lane'

const outcome = (work: Promise<() => void>) => work.catch((error: unknown) => error)
const isRefusal = (value: unknown): value is HttpError =>
  value instanceof HttpError && value.status === 503

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a queue', () => {
  it('runs a number at once, and the next when one is done, in order', async () => {
    const lane = createLane({ concurrency: 2, queueSize: 5, timeoutMs: 1_000 })
    const [first] = await Promise.all([lane(), lane()])
    const order: string[] = []
    const third = lane().then(() => order.push('third'))
    const fourth = outcome(lane())
    await jest.advanceTimersByTimeAsync(1)
    expect(order).toEqual([])
    first()
    first()
    await third
    await jest.advanceTimersByTimeAsync(1)
    expect(order).toEqual(['third'])
    await jest.advanceTimersByTimeAsync(1_000)
    expect(isRefusal(await fourth)).toBe(true)
  })

  it('refuses when it is full, with Retry-After', async () => {
    const lane = createLane({ concurrency: 1, queueSize: 1, timeoutMs: 30_000 })
    await lane()
    void outcome(lane())
    const refused = await outcome(lane())
    expect(isRefusal(refused) && refused.retryAfter).toBe(30)
  })

  it('refuses what has waited too long, and skips clients that have gone', async () => {
    const lane = createLane({ concurrency: 1, queueSize: 5, timeoutMs: 1_000 })
    const release = await lane()
    const gone = new AbortController()
    const tooLong = outcome(lane())
    await jest.advanceTimersByTimeAsync(500)
    const left = outcome(lane(gone.signal))
    const last = outcome(lane())
    gone.abort()
    await jest.advanceTimersByTimeAsync(500)
    expect([isRefusal(await tooLong), isRefusal(await left)]).toEqual([true, true])
    release()
    expect(typeof (await last)).toBe('function')
  })

  it('is free again when all clients have gone', async () => {
    const lane = createLane({ concurrency: 1, queueSize: 1, timeoutMs: 1_000 })
    for (let round = 0; round < 100; round++) (await lane())()
    const release = await lane()
    const waiting = lane()
    release()
    ;(await waiting)()
    await expect(lane()).resolves.toBeInstanceOf(Function)
  })
})
