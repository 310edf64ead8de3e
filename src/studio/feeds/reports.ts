import type { FeedRow, FeedRun } from '@/data/feeds/runs'

import type { Says } from '../words'
import type words from './words.json'

export type FeedSays = Says<typeof words>
type Names = Readonly<Record<string, string>>

const keyOf = (prefix: string, name: string) => `${prefix}_${name}` as keyof typeof words & string

/** Why a reading stopped, in the colleague's language. */
export const problemOf = ({ problem, details }: FeedRun, says: FeedSays): string => (problem ? says(keyOf('problem', problem), details ?? {}) : '')

/** What becomes of a listing and why, in sentences. */
export function sentencesOf({ changes, reasons, state }: FeedRow, says: FeedSays, names: Names): string[] {
  const list = (values: readonly string[] | undefined) => (values ?? []).map((one) => names[one] ?? one).join(', ')
  return [
    ...(state === 'changed' && changes.length > 0 ? [says('changes', { facts: list(changes) })] : []),
    ...reasons.map(({ code, facts, statements, text }) => says(keyOf('reason', code), { facts: list(facts), statements: list(statements), text: text ?? '' })),
  ]
}

export const todo = ({ fresh, changed, gone }: FeedRun): number => fresh + changed + gone
