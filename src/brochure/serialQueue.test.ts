import { describe, expect, it } from '@jest/globals'

import { createSerialQueue } from './serialQueue'

/** Work that ends when the test lets it. */
function work() {
  let started = 0
  let resolve: (made: Buffer) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const promise = new Promise<Buffer>((...settle) => {
    resolve = settle[0]
    reject = settle[1]
  })
  return {
    start: () => {
      started += 1
      return promise
    },
    started: () => started,
    end: (text: string) => resolve(Buffer.from(text)),
    fail: () => reject(new Error('no')),
  }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

describe('a queue of one worker', () => {
  it('runs one piece of work at a time, in order', async () => {
    const first = work()
    const second = work()
    const runInTurn = createSerialQueue(5)
    const answers = [runInTurn('a', first.start), runInTurn('b', second.start)]
    await nextTurn()
    expect([first.started(), second.started()]).toEqual([1, 0])
    first.end('one')
    await nextTurn()
    expect(second.started()).toBe(1)
    second.end('two')
    expect((await Promise.all(answers)).map(String)).toEqual(['one', 'two'])
  })

  it('runs the same work once for all who request it meanwhile', async () => {
    const one = work()
    const runInTurn = createSerialQueue(5)
    const answers = [
      runInTurn('a', one.start),
      runInTurn('a', one.start),
      runInTurn('a', one.start),
    ]
    one.end('done')
    expect((await Promise.all(answers)).map(String)).toEqual(['done', 'done', 'done'])
    expect(one.started()).toBe(1)
  })

  it('continues after a failure, and repeats failed work when it is requested again', async () => {
    const broken = work()
    const whole = work()
    const runInTurn = createSerialQueue(5)
    const failed = runInTurn('a', broken.start)
    const next = runInTurn('b', whole.start)
    broken.fail()
    whole.end('fine')
    await expect(failed).rejects.toThrow('no')
    expect(String(await next)).toBe('fine')
    expect(String(await runInTurn('a', whole.start))).toBe('fine')
  })

  it('refuses work when too much is waiting', async () => {
    const one = work()
    const runInTurn = createSerialQueue(2)
    const waiting = [runInTurn('a', one.start), runInTurn('b', one.start)]
    expect(runInTurn('c', one.start)).toBeUndefined()
    one.end('done')
    await Promise.all(waiting)
    expect(runInTurn('c', one.start)).toBeDefined()
  })
})
