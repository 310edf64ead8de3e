import { recompressed } from './entry'
import type { CachedEntry, CacheStore } from './cacheStore'

/** Entries that may wait; further ones are skipped. */
const MAX_WAITING = 100
/** The work grows with the size, and what visitors' browsers get is smaller. */
const MAX_BYTES = 512 * 1024

/**
 * Compresses entries that are requested a second time as small as possible, one after the other in
 * the background. Entries requested once cost nothing.
 */
export function createRecompressor(store: CacheStore) {
  const waiting = new Map<string, CachedEntry>()
  let isRunning = false

  async function recompressAll(): Promise<void> {
    isRunning = true
    for (const [key, cached] of waiting) {
      waiting.delete(key)
      if (store.get(key) === cached) store.improve(key, cached, await recompressed(cached.entry))
    }
    isRunning = false
  }

  return (key: string, cached: CachedEntry): void => {
    const { brotli, plain } = cached.entry
    if (
      !brotli ||
      cached.isRecompressed ||
      plain.body.length > MAX_BYTES ||
      waiting.size >= MAX_WAITING
    )
      return
    waiting.set(key, cached)
    if (!isRunning) void recompressAll()
  }
}
