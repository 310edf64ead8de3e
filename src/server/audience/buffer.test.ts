import { describe, expect, it } from '@jest/globals'

import type { PageViewBatch } from '@/data/audience/write'

import { createBuffer } from './buffer'

const MINUTE = 60_000
const DAY = '2026-11-21'
const visit = (visitor: string, minutes = 0) => ({ reference: 1, visitor, at: minutes * MINUTE })

/** A database that can be taken away. */
function database() {
  const taken: [day: string, visitors: string[]][] = []
  const state = { isGone: false, asked: 0 }
  const write = async ({ day, visits }: PageViewBatch) => {
    state.asked += 1
    if (state.isGone) throw new Error('There is no database')
    taken.push([day, [...visits.keys()]])
  }
  return { taken, state, write }
}

describe('the buffer of page views', () => {
  it('writes page views in one batch, and none twice', async () => {
    const { taken, write } = database()
    const buffer = createBuffer(write)
    for (const visitor of ['a', 'b', 'a', 'a']) buffer.add(DAY, visit(visitor))
    expect(await buffer.end()).toBe(0)
    expect(await buffer.end()).toBe(0)
    expect(taken).toEqual([[DAY, ['a', 'b']]])
  })

  it('keeps what the database refuses, and writes it again in order', async () => {
    const { taken, state, write } = database()
    const buffer = createBuffer(write)
    state.isGone = true
    buffer.add(DAY, visit('a'))
    expect(await buffer.end()).toBe(1)
    buffer.add(DAY, visit('b'))
    expect(await buffer.end()).toBe(2)
    state.isGone = false
    expect(await buffer.end()).toBe(0)
    expect(taken).toEqual([
      [DAY, ['a']],
      [DAY, ['b']],
    ])
  })

  it('retries a failed write', async () => {
    const { taken, state, write } = database()
    const written = new Promise<void>((resolve) => {
      const buffer = createBuffer(
        async (batch) => {
          if (state.asked === 2) state.isGone = false
          await write(batch)
          resolve()
        },
        { pause: 1 },
      )
      state.isGone = true
      buffer.add(DAY, visit('a'))
    })
    await written
    expect([state.asked, taken]).toEqual([3, [[DAY, ['a']]]])
  })

  it('separates days, and page views of a visitor who returns after half an hour', async () => {
    const { taken, write } = database()
    const buffer = createBuffer(write)
    buffer.add(DAY, visit('a', 0))
    buffer.add(DAY, visit('a', 29))
    buffer.add(DAY, visit('a', 30))
    buffer.add(DAY, visit('b', 31))
    buffer.add('2026-11-22', visit('c', 32))
    await buffer.end()
    expect(taken).toEqual([
      [DAY, ['a']],
      [DAY, ['a', 'b']],
      ['2026-11-22', ['c']],
    ])
  })

  it('holds a maximum, and accepts new ones when there is room', async () => {
    const { taken, state, write } = database()
    const buffer = createBuffer(write, { most: 2 })
    state.isGone = true
    for (const visitor of ['a', 'b', 'c']) buffer.add(DAY, visit(visitor))
    expect(await buffer.end()).toBe(2)
    state.isGone = false
    await buffer.end()
    buffer.add(DAY, visit('d'))
    await buffer.end()
    expect(taken.flatMap(([, visitors]) => visitors)).toEqual(['a', 'b', 'd'])
  })
})
