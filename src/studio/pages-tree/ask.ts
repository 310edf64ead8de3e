import type { Changed, Moved } from '@/data/tree/move'
import type { movesBetween } from '@/domain/studio/arrange'

import { postJson } from '../postJson'

export type Moves = ReturnType<typeof movesBetween>
export type Outcome = { changed: Changed[] } | { problem: 'meanwhile' | 'draft' | 'refused' | 'failed'; id?: string; message?: string }

const failed: Outcome = { problem: 'failed' }

/** Moves pages, or asks what would come of it. */
export async function askToMove(api: string, moves: Moves, isRehearsal: boolean, signal?: AbortSignal): Promise<Outcome> {
  const answer = await postJson(`${api}/pages/move`, { moves, isRehearsal }, signal)
  if (!answer || (answer.status !== 200 && answer.status !== 409)) return failed
  return ((await answer.json().catch(() => undefined)) as Moved | undefined) ?? failed
}
