/**
 * Bytes that are read at once. An answer holds no more than this, however slowly its client reads;
 * most tiles are smaller.
 */
export const CHUNK_BYTES = 64 * 1024
/** Buffers that are used again: as many answers are rarely sent at the same time. */
const POOLED = 64

/** Bytes that an answer has until it gives them back. */
export type LentBuffer = { readonly bytes: Buffer; readonly giveBack: () => void }

const keepNothing = (): void => {}

/**
 * Lends buffers of at most one chunk and uses them again. A new one for each answer lies outside of
 * the heap, where only a full collection of garbage frees it: three thousand answers a second would
 * cause some three of those a second, and every page waits for them.
 */
export function createChunkPool(pooled = POOLED) {
  const free: Buffer[] = []
  let made = 0

  function pooledBuffer(): Buffer | undefined {
    const known = free.pop()
    if (known || made >= pooled) return known
    made += 1
    return Buffer.allocUnsafeSlow(CHUNK_BYTES)
  }

  return {
    /** A buffer of this length, with any bytes in it. One beyond those of the pool is new. */
    lend(length: number): LentBuffer {
      const whole = pooledBuffer()
      if (!whole) return { bytes: Buffer.allocUnsafe(length), giveBack: keepNothing }
      let isLent = true
      const giveBack = (): void => {
        if (isLent) free.push(whole)
        isLent = false
      }
      return { bytes: whole.subarray(0, length), giveBack }
    },
  }
}
