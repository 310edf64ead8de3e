import { polished } from './entry'
import type { Kept, Store } from './store'

/** What finds no place is asked for again, or is not worth it. */
const MOST_WAITING = 100
/** The work grows with the length, and what a browser of a visitor gets is shorter. */
const LONGEST = 512 * 1024

/**
 * Makes what is asked for a second time as small as can be, one answer after the other and behind the visitors: nobody
 * waits for it, and what only one visitor wanted costs nothing.
 */
export function createPolisher(store: Store) {
  const waiting = new Map<string, Kept>()
  let isBusy = false

  async function work(): Promise<void> {
    isBusy = true
    for (const [key, kept] of waiting) {
      waiting.delete(key)
      if (store.get(key) === kept) store.improve(key, kept, await polished(kept.entry))
    }
    isBusy = false
  }

  return (key: string, kept: Kept): void => {
    const { brotli, plain } = kept.entry
    if (!brotli || kept.isPolished || plain.body.length > LONGEST || waiting.size >= MOST_WAITING) return
    waiting.set(key, kept)
    if (!isBusy) void work()
  }
}
