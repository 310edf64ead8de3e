import { describe, expect, it } from '@jest/globals'

import { createTurns } from './turns'

/** Work that ends when the test says so. */
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

const soon = () => new Promise((resolve) => setImmediate(resolve))

describe('taking turns', () => {
  it('does one piece of work at a time, in the order it was asked for', async () => {
    const [first, second, inTurn] = [work(), work(), createTurns(5)]
    const answers = [inTurn('a', first.start), inTurn('b', second.start)]
    await soon()
    expect([first.started(), second.started()]).toEqual([1, 0])
    first.end('one')
    await soon()
    expect(second.started()).toBe(1)
    second.end('two')
    expect((await Promise.all(answers)).map(String)).toEqual(['one', 'two'])
  })

  it('does the same once for all who ask while it is under way', async () => {
    const [one, inTurn] = [work(), createTurns(5)]
    const answers = [inTurn('a', one.start), inTurn('a', one.start), inTurn('a', one.start)]
    one.end('done')
    expect((await Promise.all(answers)).map(String)).toEqual(['done', 'done', 'done'])
    expect(one.started()).toBe(1)
  })

  it('goes on after a failure, and tries the same again when it is asked for again', async () => {
    const [broken, whole, inTurn] = [work(), work(), createTurns(5)]
    const failed = inTurn('a', broken.start)
    const next = inTurn('b', whole.start)
    broken.fail()
    whole.end('fine')
    await expect(failed).rejects.toThrow('no')
    expect(String(await next)).toBe('fine')
    expect(String(await inTurn('a', whole.start))).toBe('fine')
  })

  it('turns away what comes when too many are waiting', async () => {
    const [one, inTurn] = [work(), createTurns(2)]
    const waiting = [inTurn('a', one.start), inTurn('b', one.start)]
    expect(inTurn('c', one.start)).toBeUndefined()
    one.end('done')
    await Promise.all(waiting)
    expect(inTurn('c', one.start)).toBeDefined()
  })
})
