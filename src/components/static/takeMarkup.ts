import type { StoredMarkup } from './markupStore'

type Parts = Map<string, { ready: StoredMarkup; waiting: number }>

/** Returns the markup stored under a name, once for each time it was stored. */
export function takeMarkup(name: string): StoredMarkup {
  const parts = (globalThis as { hestiaStatic?: Parts }).hestiaStatic
  const part = parts?.get(name)
  if (!parts || !part) throw new Error('A part of the page was not laid ready.')
  part.waiting -= 1
  if (part.waiting === 0) parts.delete(name)
  return part.ready
}
