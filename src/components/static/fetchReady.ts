import type { Ready } from './handover'

type Parts = Map<string, { ready: Ready; waiting: number }>

/** What was laid ready under a name. */
export function fetchReady(name: string): Ready {
  const parts = (globalThis as { hestiaStatic?: Parts }).hestiaStatic
  const part = parts?.get(name)
  if (!parts || !part) throw new Error('A part of the page was not laid ready.')
  part.waiting -= 1
  if (part.waiting === 0) parts.delete(name)
  return part.ready
}
