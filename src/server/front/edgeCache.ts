import type { Entry } from './entry'
import { createRecompressor } from './recompressor'
import type { CachedEntry, CacheStore } from './cacheStore'

/** Milliseconds after a failure without a new attempt. */
const RETRY_DELAY_MS = 2_000
/** Milliseconds after a failure in which the old entry is sent while a new attempt runs. */
const STALE_AFTER_FAILURE_MS = 30_000

export type FetchedEntry = { entry: Entry; mayCache: boolean; isForever: boolean }
/** Fetches a page; null when it is too large to hold. Throws when there is no answer. */
export type FetchEntry = (key: string, known: Entry | undefined) => Promise<FetchedEntry | null>
export type CacheStatus = 'hit' | 'miss' | 'stale' | 'pass'
type CacheResult = { entry: Entry; how: CacheStatus } | 'large' | 'limited'
type PendingFetch = { epoch: number; result: Promise<CacheResult> }
export type EdgeCache = ReturnType<typeof createEdgeCache>

/** Stores a fetched entry. An older answer never replaces a newer one. */
function storeFetched(
  store: CacheStore,
  key: string,
  fetched: FetchedEntry | null,
  startedIn: number,
): void {
  const cached = store.get(key)
  if (cached && cached.epoch > startedIn) return
  if (!fetched?.mayCache) return store.drop(key)
  if (cached?.entry !== fetched.entry)
    return store.put(key, fetched.entry, { epoch: startedIn, isForever: fetched.isForever })
  cached.epoch = startedIn
  cached.failedAt = -Infinity
}

/** Fetches entries, once for all who wait for the same one in the same epoch. */
function createFetches(store: CacheStore, ask: FetchEntry, now: () => number) {
  const pendingFetches = new Map<string, PendingFetch>()

  async function fetchAndStore(
    key: string,
    known: CachedEntry | undefined,
    startedIn: number,
  ): Promise<CacheResult> {
    try {
      const fetched = await ask(key, known?.entry)
      storeFetched(store, key, fetched, startedIn)
      return fetched ? { entry: fetched.entry, how: fetched.mayCache ? 'miss' : 'pass' } : 'large'
    } catch (error) {
      if (!known) throw error
      known.failedAt = now()
      return { entry: known.entry, how: 'stale' }
    } finally {
      if (pendingFetches.get(key)?.epoch === startedIn) pendingFetches.delete(key)
    }
  }

  return {
    pending(key: string, epoch: number): PendingFetch | undefined {
      const pending = pendingFetches.get(key)
      return pending?.epoch === epoch ? pending : undefined
    },

    start(key: string, known: CachedEntry | undefined, epoch: number): PendingFetch {
      const pendingFetch = { epoch, result: fetchAndStore(key, known, epoch) }
      pendingFetches.set(key, pendingFetch)
      return pendingFetch
    },
  }
}

/**
 * The edge cache: returns stored entries, and fetches those that are missing or outdated, once for
 * all who wait. An invalidation makes all entries outdated, including those being fetched.
 */
export function createEdgeCache({
  store,
  ask,
  now,
}: {
  store: CacheStore
  ask: FetchEntry
  now: () => number
}) {
  const fetches = createFetches(store, ask, now)
  const recompress = createRecompressor(store)
  let epoch = 0

  const isCurrent = (cached: CachedEntry) => cached.epoch === epoch || cached.isForever

  return {
    /** Returns the entry when it is up to date. */
    current(key: string): Entry | undefined {
      const cached = store.get(key)
      if (!cached || !isCurrent(cached)) return undefined
      if (!cached.used) recompress(key, cached)
      cached.used = true
      return cached.entry
    },

    /** @param mayAsk whether this client may cause another request to Next */
    async get(key: string, mayAsk: () => boolean): Promise<CacheResult> {
      const cached = store.get(key)
      if (cached && isCurrent(cached)) return { entry: cached.entry, how: 'hit' }
      const sinceFailure = cached ? now() - cached.failedAt : Infinity
      if (cached && sinceFailure < RETRY_DELAY_MS) return { entry: cached.entry, how: 'stale' }
      const pendingFetch =
        fetches.pending(key, epoch) ?? (mayAsk() ? fetches.start(key, cached, epoch) : null)
      if (cached && sinceFailure < STALE_AFTER_FAILURE_MS)
        return { entry: cached.entry, how: 'stale' }
      return pendingFetch ? pendingFetch.result : 'limited'
    },

    invalidateAll(): void {
      epoch += 1
    },
  }
}
