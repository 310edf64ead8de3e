import type { FeedRow, FeedRun } from '@/data/feeds/runs'

import type { Says } from '../words'
import type words from './words.json'

export type FeedSays = Says<typeof words>
type Names = Readonly<Record<string, string>>

const keyOf = (prefix: string, name: string) => `${prefix}_${name}` as keyof typeof words & string

const listed = (values: readonly string[], names: Names): string => values.map((one) => names[one] ?? one).join(', ')

/** Why a reading stopped, in the colleague's language. */
export function problemOf({ problem, details }: FeedRun, says: FeedSays, names: Names): string {
  if (!problem) return ''
  const columns = String(details?.columns ?? '').split(', ')
  return says(keyOf('problem', problem), { ...details, columns: listed(columns, names) })
}

/** What becomes of a listing and why, in sentences. */
export function sentencesOf({ changes, reasons, state }: FeedRow, says: FeedSays, names: Names): string[] {
  const list = (values: readonly string[] | undefined) => listed(values ?? [], names)
  return [
    ...(state === 'changed' && changes.length > 0 ? [says('changes', { facts: list(changes) })] : []),
    ...reasons.map(({ code, facts, statements, text }) => says(keyOf('reason', code), { facts: list(facts), statements: list(statements), text: text ?? '' })),
  ]
}

export const todo = ({ fresh, changed, gone }: FeedRun): number => fresh + changed + gone
