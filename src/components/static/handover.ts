import { hash } from 'node:crypto'

import type { Wanted } from './markup'

/** Longer than any page takes; what was never fetched is let go. */
const LONGEST = 60_000

export type Ready = { html: string; wanted: readonly Wanted[] }

type Part = { ready: Ready; waiting: number; since: number }

/** Shared by the two halves of the server that draw a page, which are loaded apart. */
const parts: Map<string, Part> = ((globalThis as { hestiaStatic?: Map<string, Part> }).hestiaStatic ??= new Map())

/** Oldest first. */
function clear(now: number): void {
  for (const [name, { since }] of parts) {
    if (now - since < LONGEST) return
    parts.delete(name)
  }
}

/** Lays markup ready, under a name that follows from it: the same page is the same text whenever it is drawn. */
export function layReady(ready: Ready): string {
  const now = performance.now()
  clear(now)
  const name = hash('sha1', ready.html, 'base64url').slice(0, 12)
  const waiting = (parts.get(name)?.waiting ?? 0) + 1
  parts.delete(name)
  parts.set(name, { ready, waiting, since: now })
  return name
}
