import type { ChangedAddress, MovePagesResult } from '@/data/site/tree/movePages'
import type { movesBetween } from '@/domain/studio/arrange'

import { postJson } from '../postJson'

export type Moves = ReturnType<typeof movesBetween>
export type Outcome =
  | { changed: ChangedAddress[] }
  | { problem: 'meanwhile' | 'draft' | 'refused' | 'failed'; id?: string; message?: string }

const failed: Outcome = { problem: 'failed' }

/** Moves pages, or returns what that would change. */
export async function requestMove(
  api: string,
  moves: Moves,
  isRehearsal: boolean,
  signal?: AbortSignal,
): Promise<Outcome> {
  const response = await postJson(`${api}/pages/move`, { moves, isRehearsal }, signal)
  if (!response || (response.status !== 200 && response.status !== 409)) return failed
  return ((await response.json().catch(() => undefined)) as MovePagesResult | undefined) ?? failed
}
