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
/** A running fetch, and the one that starts when it has ended, for those who ask since a change. */
type RunningFetch = { epoch: number; result: Promise<CacheResult>; next?: Promise<CacheResult> }
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

/** Keys whose last fetch failed, beyond which the oldest are forgotten. */
const MAX_UNANSWERED = 10_000

/** The epochs of fetches without an answer, by their keys: Next may still be rendering since then. */
function createUnanswered() {
  const epochs = new Map<string, number>()
  return {
    epochOf: (key: string) => epochs.get(key),
    forget: (key: string) => epochs.delete(key),
    note(key: string, since: number): void {
      epochs.set(key, since)
      for (const oldest of epochs.keys()) {
        if (epochs.size <= MAX_UNANSWERED) break
        epochs.delete(oldest)
      }
    },
  }
}

/**
 * Fetches entries: each key once at a time, because Next answers a request for a page that it is
 * rendering with that rendering, even when the page has changed since it began.
 */
function createFetches(
  store: CacheStore,
  ask: FetchEntry,
  { now, epoch }: { now: () => number; epoch: () => number },
) {
  const running = new Map<string, RunningFetch>()
  const unanswered = createUnanswered()

  async function fetchAndStore(key: string, startedIn: number): Promise<CacheResult> {
    const known = store.get(key)
    const asOf = unanswered.epochOf(key) ?? startedIn
    try {
      const fetched = await ask(key, known?.entry)
      unanswered.forget(key)
      storeFetched(store, key, fetched, asOf)
      return fetched ? { entry: fetched.entry, how: fetched.mayCache ? 'miss' : 'pass' } : 'large'
    } catch (error) {
      unanswered.note(key, asOf)
      if (!known) throw error
      known.failedAt = now()
      return { entry: known.entry, how: 'stale' }
    }
  }

  function start(key: string): Promise<CacheResult> {
    const run: RunningFetch = { epoch: epoch(), result: fetchAndStore(key, epoch()) }
    running.set(key, run)
    const end = () => {
      if (!run.next) running.delete(key)
    }
    run.result.then(end, end)
    return run.result
  }

  function startAfter(run: RunningFetch, key: string): Promise<CacheResult> {
    const startNow = () => start(key)
    run.next = run.result.then(startNow, startNow)
    // Those who get an old entry do not wait for it, so its failure is not told to them.
    run.next.catch(() => undefined)
    return run.next
  }

  return {
    /** The fetch that will know of all changes so far, if one is running or waiting. */
    pending(key: string): Promise<CacheResult> | undefined {
      const run = running.get(key)
      return run?.epoch === epoch() ? run.result : run?.next
    },

    /** Starts a fetch, once an older one of the same key has ended. */
    start(key: string): Promise<CacheResult> {
      const run = running.get(key)
      return run ? startAfter(run, key) : start(key)
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
  let epoch = 0
  const fetches = createFetches(store, ask, { now, epoch: () => epoch })
  const recompress = createRecompressor(store)

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
      const pendingFetch = fetches.pending(key) ?? (mayAsk() ? fetches.start(key) : null)
      if (cached && sinceFailure < STALE_AFTER_FAILURE_MS)
        return { entry: cached.entry, how: 'stale' }
      return pendingFetch ?? 'limited'
    },

    invalidateAll(): void {
      epoch += 1
    },
  }
}
