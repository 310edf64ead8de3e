import { describe, expect, it } from '@jest/globals'

import { createRecentAnswers } from './recentAnswers'

/** A clock, and a question whose answers are numbers in turn, given when they are told to. */
function setUp() {
  const clock = { time: 0 }
  const waiting: { resolve: (answer: number) => void; reject: (error: Error) => void }[] = []
  const ask = () => new Promise<number>((resolve, reject) => waiting.push({ resolve, reject }))
  return { clock, waiting, ask, recent: createRecentAnswers<number>(100, () => clock.time) }
}

describe('recent answers', () => {
  it('are found once for all who ask at first, and kept', async () => {
    const { waiting, ask, recent } = setUp()
    const both = Promise.all([recent('a', ask), recent('a', ask)])
    expect(waiting).toHaveLength(1)
    waiting[0]?.resolve(1)
    expect(await both).toEqual([1, 1])
    expect(await recent('a', ask)).toBe(1)
    expect(waiting).toHaveLength(1)
  })

  it('are found again behind the old one when it is old, without a wait', async () => {
    const { clock, waiting, ask, recent } = setUp()
    const first = recent('a', ask)
    waiting[0]?.resolve(1)
    await first
    clock.time = 101
    expect([await recent('a', ask), await recent('a', ask)]).toEqual([1, 1])
    expect(waiting).toHaveLength(2)
    waiting[1]?.resolve(2)
    await Promise.resolve()
    await Promise.resolve()
    expect(await recent('a', ask)).toBe(2)
    expect(waiting).toHaveLength(2)
  })

  it('are those of their key', async () => {
    const { waiting, ask, recent } = setUp()
    const both = Promise.all([recent('a', ask), recent('b', ask)])
    waiting[0]?.resolve(1)
    waiting[1]?.resolve(2)
    expect(await both).toEqual([1, 2])
  })

  it('are not those that failed: the first is asked for again, a later one leaves the old answer', async () => {
    const { clock, waiting, ask, recent } = setUp()
    const failed = recent('a', ask)
    waiting[0]?.reject(new Error('no database'))
    await expect(failed).rejects.toThrow('no database')
    const second = recent('a', ask)
    waiting[1]?.resolve(2)
    expect(await second).toBe(2)
    clock.time = 101
    expect(await recent('a', ask)).toBe(2)
    waiting[2]?.reject(new Error('no database'))
    await new Promise(setImmediate)
    expect(await recent('a', ask)).toBe(2)
    expect(waiting).toHaveLength(4)
  })
})
