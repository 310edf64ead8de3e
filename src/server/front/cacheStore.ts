import type { Entry } from './entry'

/** Bytes of an entry beside its content: strings, arrays, kept heads, the place in the map. */
const OVERHEAD = 4_000

export type CachedEntry = {
  entry: Entry
  bytes: number
  /** Its address changes with its content, so it is never invalidated. */
  readonly isForever: boolean
  /** The number of invalidations when it was requested. */
  epoch: number
  /** When fetching it again last failed. */
  failedAt: number
  used: boolean
  /** Whether it is compressed as small as possible. */
  isRecompressed: boolean
}

export type CacheStore = ReturnType<typeof createCacheStore>

const sizeOf = (key: string, { plain, brotli, gzip }: Entry) =>
  OVERHEAD + key.length + plain.body.length + (brotli?.body.length ?? 0) + (gzip?.body.length ?? 0)

/**
 * A map bounded in bytes. Entries used since the last round stay when room is needed; a hit only
 * sets a flag.
 */
export function createCacheStore(limit: number) {
  const map = new Map<string, CachedEntry>()
  let total = 0

  function drop(key: string): void {
    total -= map.get(key)?.bytes ?? 0
    map.delete(key)
  }

  function makeRoom(): void {
    for (const [key, cached] of map) {
      if (total <= limit) return
      if (cached.used) {
        cached.used = false
        map.delete(key)
        map.set(key, cached)
      } else {
        drop(key)
      }
    }
  }

  return {
    get: (key: string) => map.get(key),
    drop,
    put(
      key: string,
      entry: Entry,
      { epoch, isForever }: { epoch: number; isForever: boolean },
    ): void {
      drop(key)
      const cached: CachedEntry = {
        entry,
        bytes: sizeOf(key, entry),
        isForever,
        epoch,
        failedAt: -Infinity,
        used: false,
        isRecompressed: false,
      }
      map.set(key, cached)
      total += cached.bytes
      makeRoom()
    },
    /** Replaces an entry by a smaller one, if it is still stored. */
    improve(key: string, cached: CachedEntry, entry: Entry): void {
      if (map.get(key) !== cached) return
      const bytes = sizeOf(key, entry)
      total += bytes - cached.bytes
      Object.assign(cached, { entry, bytes, isRecompressed: true })
    },
    usage: () => ({ entries: map.size, bytes: total }),
  }
}
