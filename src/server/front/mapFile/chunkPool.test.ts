import { expect, it } from '@jest/globals'

import { CHUNK_BYTES, createChunkPool } from './chunkPool'

it('lends a buffer again once it was given back, at any length', () => {
  const pool = createChunkPool(2)
  const first = pool.lend(10)
  first.giveBack()
  const second = pool.lend(CHUNK_BYTES)
  expect([first.bytes.length, second.bytes.length]).toEqual([10, CHUNK_BYTES])
  expect(second.bytes.buffer).toBe(first.bytes.buffer)
})

it('lends no buffer to two at once, not even after one gave it back twice', () => {
  const pool = createChunkPool(2)
  const first = pool.lend(10)
  first.giveBack()
  first.giveBack()
  const buffers = [pool.lend(10), pool.lend(10), pool.lend(10)].map(({ bytes }) => bytes)
  for (const [at, buffer] of buffers.entries()) buffer.fill(at)
  expect(buffers.map((buffer) => buffer[9])).toEqual([0, 1, 2])
})

it('keeps no more than its number, and makes those beyond as long as they are needed', () => {
  const pool = createChunkPool(1)
  const kept = pool.lend(10)
  const beyond = pool.lend(CHUNK_BYTES / 2)
  expect(beyond.bytes.length).toBe(CHUNK_BYTES / 2)
  kept.giveBack()
  beyond.giveBack()
  expect(pool.lend(10).bytes.buffer).toBe(kept.bytes.buffer)
  expect(pool.lend(10).bytes.buffer).not.toBe(beyond.bytes.buffer)
})
