import type { Entry } from './entry'

/** What a store spends on an entry beside its bytes: strings, arrays, the place in the map. */
const OVERHEAD = 2_000

export type Kept = {
  entry: Entry
  bytes: number
  /** Its address changes when it does: no purge concerns it. */
  readonly isForever: boolean
  /** How many purges had been when it was asked for. */
  epoch: number
  /** When asking for it again last failed. */
  failedAt: number
  used: boolean
  /** Whether its bytes are as few as can be. */
  isPolished: boolean
}

export type Store = ReturnType<typeof createStore>

const sizeOf = (key: string, { plain, brotli, gzip }: Entry) =>
  OVERHEAD + key.length + plain.body.length + (brotli?.body.length ?? 0) + (gzip?.body.length ?? 0)

/** A map bounded in bytes. What was asked for since the last round stays when room is needed; a hit costs one flag. */
export function createStore(limit: number) {
  const map = new Map<string, Kept>()
  let total = 0

  function drop(key: string): void {
    total -= map.get(key)?.bytes ?? 0
    map.delete(key)
  }

  function makeRoom(): void {
    for (const [key, kept] of map) {
      if (total <= limit) return
      if (kept.used) {
        kept.used = false
        map.delete(key)
        map.set(key, kept)
      } else {
        drop(key)
      }
    }
  }

  return {
    get: (key: string) => map.get(key),
    drop,
    put(key: string, entry: Entry, { epoch, isForever }: { epoch: number; isForever: boolean }): void {
      drop(key)
      const kept: Kept = { entry, bytes: sizeOf(key, entry), isForever, epoch, failedAt: -Infinity, used: false, isPolished: false }
      map.set(key, kept)
      total += kept.bytes
      makeRoom()
    },
    /** Fewer bytes for what is still kept. */
    improve(key: string, kept: Kept, entry: Entry): void {
      if (map.get(key) !== kept) return
      const bytes = sizeOf(key, entry)
      total += bytes - kept.bytes
      Object.assign(kept, { entry, bytes, isPolished: true })
    },
    usage: () => ({ entries: map.size, bytes: total }),
  }
}
