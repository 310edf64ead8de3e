import fs from 'node:fs'

import type { OpenFile } from './openFiles'

/** A read out of the system's memory takes a hundredth of this. A longer one has asked the disk. */
const DISK_MS = 2
/** After that, reads are given to other threads for so long. */
const DISK_BUSY_MS = 1_000

/**
 * Creates what reads a file in chunks. Parts of a map are nearly always in the memory of the system:
 * read at once they take a third less processor time than in another thread, and delay pages less.
 * When a read has to wait for the disk, the next ones wait in other threads, so that at most one a
 * second delays other answers.
 * @param now the clock, in milliseconds
 */
export function createChunkReader(now: () => number = () => performance.now()) {
  let diskUntil = -Infinity

  /** Fills a buffer with the bytes from here on; returns how many there were before the end. */
  return async ({ handle }: OpenFile, buffer: Buffer, start: number): Promise<number> => {
    const since = now()
    if (since < diskUntil) {
      const { bytesRead } = await handle.read(buffer, 0, buffer.length, start)
      return bytesRead
    }
    const bytesRead = fs.readSync(handle.fd, buffer, 0, buffer.length, start)
    if (now() - since > DISK_MS) diskUntil = now() + DISK_BUSY_MS
    return bytesRead
  }
}
