import fs, { type FileHandle } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from '@jest/globals'

import type { OpenFile } from './openFiles'
import { createChunkReader } from './readChunk'

let folder = ''
let handle: FileHandle
let file: OpenFile
/** Reads that were given to other threads. */
let elsewhere = 0

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'hestia-chunk-'))
  await fs.writeFile(path.join(folder, 'file'), 'the bytes of a file')
  handle = await fs.open(path.join(folder, 'file'))
  elsewhere = 0
  const read = handle.read.bind(handle)
  handle.read = ((...parameters: Parameters<typeof read>) => {
    elsewhere += 1
    return read(...parameters)
  }) as typeof handle.read
  file = { handle, size: 19, tag: 'tag', release: () => {} }
})
afterEach(async () => {
  await handle.close()
  await fs.rm(folder, { recursive: true })
})

/** What is read from here on into a buffer of this length. */
async function read(
  readChunk: ReturnType<typeof createChunkReader>,
  start: number,
  length: number,
): Promise<string> {
  const buffer = Buffer.alloc(length)
  return String(buffer.subarray(0, await readChunk(file, buffer, start)))
}

it('reads the bytes of a range, and none beyond the end', async () => {
  const readChunk = createChunkReader()
  expect(await read(readChunk, 4, 5)).toBe('bytes')
  expect(await read(readChunk, 15, 16)).toBe('file')
  expect(await read(readChunk, 19, 12)).toBe('')
})

it('leaves the disk to other threads for a second after one read had to wait for it', async () => {
  let time = 0
  let duration = 0
  // Each look at the clock is later by what a read takes.
  const readChunk = createChunkReader(() => (time += duration))
  await read(readChunk, 0, 3)
  expect(elsewhere).toBe(0)
  duration = 5
  await read(readChunk, 0, 3)
  expect(elsewhere).toBe(0)
  duration = 0
  expect(await read(readChunk, 0, 3)).toBe('the')
  expect(elsewhere).toBe(1)
  time += 1_100
  await read(readChunk, 0, 3)
  expect(elsewhere).toBe(1)
})
