import fs from 'node:fs'

import type { ByteRange } from '../range/parseRange'
import type { OpenFile } from './openFiles'

/**
 * Bytes that are read at once. An answer holds no more than this, however slowly its client reads;
 * most tiles are smaller.
 */
const CHUNK_BYTES = 64 * 1024
/** A read out of the system's memory takes a hundredth of this. A longer one has asked the disk. */
const DISK_MS = 2
/** After that, reads are given to other threads for so long. */
const DISK_BUSY_MS = 1_000

export const isOneChunk = ({ start, end }: ByteRange): boolean => end - start < CHUNK_BYTES

/**
 * Creates what reads a file in chunks. Parts of a map are nearly always in the memory of the system:
 * read at once they take a third less processor time than in another thread, and delay pages less.
 * When a read has to wait for the disk, the next ones wait in other threads, so that at most one a
 * second delays other answers.
 * @param now the clock, in milliseconds
 */
export function createChunkReader(now: () => number = () => performance.now()) {
  let diskUntil = -Infinity

  /** The bytes from here on, at most one chunk; null when the file is shorter than it was. */
  return async ({ handle }: OpenFile, { start, end }: ByteRange): Promise<Buffer | null> => {
    const length = Math.min(end - start + 1, CHUNK_BYTES)
    const buffer = Buffer.allocUnsafe(length)
    const since = now()
    if (since < diskUntil) {
      const { bytesRead } = await handle.read(buffer, 0, length, start)
      return bytesRead > 0 ? buffer.subarray(0, bytesRead) : null
    }
    const bytesRead = fs.readSync(handle.fd, buffer, 0, length, start)
    if (now() - since > DISK_MS) diskUntil = now() + DISK_BUSY_MS
    return bytesRead > 0 ? buffer.subarray(0, bytesRead) : null
  }
}
