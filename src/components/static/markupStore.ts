import { hash } from 'node:crypto'

import type { Preload } from './markup'

/** Milliseconds after which markup that was not taken is dropped; longer than any page takes. */
const MAX_AGE_MS = 60_000

export type StoredMarkup = { html: string; wanted: readonly Preload[] }

type Part = { ready: StoredMarkup; waiting: number; storedAt: number }

/**
 * Shared through `globalThis`: the server components and the client components of a page are
 * separate module graphs.
 */
const parts: Map<string, Part> = ((
  globalThis as { hestiaStatic?: Map<string, Part> }
).hestiaStatic ??= new Map())

/** Drops expired markup; the map has the oldest first. */
function dropExpired(now: number): void {
  for (const [name, { storedAt }] of parts) {
    if (now - storedAt < MAX_AGE_MS) return
    parts.delete(name)
  }
}

/**
 * Stores markup under a name derived from it, so that the same content renders the same text each
 * time.
 */
export function storeMarkup(ready: StoredMarkup): string {
  const now = performance.now()
  dropExpired(now)
  const name = hash('sha1', ready.html, 'base64url').slice(0, 12)
  const waiting = (parts.get(name)?.waiting ?? 0) + 1
  parts.delete(name)
  parts.set(name, { ready, waiting, storedAt: now })
  return name
}
