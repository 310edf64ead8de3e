import type { Entry } from './entry'
import { createPolisher } from './polisher'
import type { Kept, Store } from './store'

/** For so long after a failure nothing is asked again. */
const PAUSE = 2_000
/** For so long after a failure nobody waits for the next attempt. */
const CAUTION = 30_000

export type Found = { entry: Entry; mayKeep: boolean; isForever: boolean }
/** Asks for a page; null when it is too large to hold. Throws when there is no answer. */
export type Ask = (key: string, known: Entry | undefined) => Promise<Found | null>
export type How = 'hit' | 'miss' | 'stale' | 'pass'
type Outcome = { entry: Entry; how: How } | 'large' | 'limited'
type Flight = { epoch: number; result: Promise<Outcome> }
export type Keeper = ReturnType<typeof createKeeper>

/**
 * Answers from the store, and asks for what is missing or may have changed: once, however many wait for it.
 * A purge makes everything kept doubtful; what was asked for before a purge is doubtful too, whenever it arrives.
 */
export function createKeeper({ store, ask, now }: { store: Store; ask: Ask; now: () => number }) {
  const flights = new Map<string, Flight>()
  const polish = createPolisher(store)
  let epoch = 0

  const isCurrent = (kept: Kept) => kept.epoch === epoch || kept.isForever

  /** An older answer never replaces a newer one. */
  function keep(key: string, found: Found | null, asked: number): void {
    const kept = store.get(key)
    if (kept && kept.epoch > asked) return
    if (!found?.mayKeep) return store.drop(key)
    if (kept?.entry !== found.entry) return store.put(key, found.entry, { epoch: asked, isForever: found.isForever })
    kept.epoch = asked
    kept.failedAt = -Infinity
  }

  async function fly(key: string, known: Kept | undefined, asked: number): Promise<Outcome> {
    try {
      const found = await ask(key, known?.entry)
      keep(key, found, asked)
      return found ? { entry: found.entry, how: found.mayKeep ? 'miss' : 'pass' } : 'large'
    } catch (error) {
      if (!known) throw error
      known.failedAt = now()
      return { entry: known.entry, how: 'stale' }
    } finally {
      if (flights.get(key)?.epoch === asked) flights.delete(key)
    }
  }

  function start(key: string, known: Kept | undefined): Flight {
    const flight = { epoch, result: fly(key, known, epoch) }
    flights.set(key, flight)
    return flight
  }

  return {
    /** What can be answered at once. */
    current(key: string): Entry | undefined {
      const kept = store.get(key)
      if (!kept || !isCurrent(kept)) return undefined
      if (!kept.used) polish(key, kept)
      kept.used = true
      return kept.entry
    },

    /** @param mayAsk whether this visitor may cause another question to Next */
    async get(key: string, mayAsk: () => boolean): Promise<Outcome> {
      const kept = store.get(key)
      if (kept && isCurrent(kept)) return { entry: kept.entry, how: 'hit' }
      const sinceFailure = kept ? now() - kept.failedAt : Infinity
      if (kept && sinceFailure < PAUSE) return { entry: kept.entry, how: 'stale' }
      const flying = flights.get(key)
      const flight = flying?.epoch === epoch ? flying : mayAsk() ? start(key, kept) : null
      if (kept && sinceFailure < CAUTION) return { entry: kept.entry, how: 'stale' }
      return flight ? flight.result : 'limited'
    },

    forget(): void {
      epoch += 1
    },
  }
}
