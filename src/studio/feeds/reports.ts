import type { FeedRow, FeedRun } from '@/data/feeds/runs'

import type { Translator } from '../words'
import type words from './words.json'

export type FeedTranslator = Translator<typeof words>
type Names = Readonly<Record<string, string>>

const keyOf = (prefix: string, name: string) => `${prefix}_${name}` as keyof typeof words & string

const joinNames = (values: readonly string[], names: Names): string =>
  values.map((value) => names[value] ?? value).join(', ')

/** Returns why an import run failed, in the language of the colleague. */
export function problemOf({ problem, details }: FeedRun, t: FeedTranslator, names: Names): string {
  if (!problem) return ''
  const columns = String(details?.columns ?? '').split(', ')
  return t(keyOf('problem', problem), { ...details, columns: joinNames(columns, names) })
}

/** Describes in sentences what a run does with a listing and why. */
export function sentencesOf(
  { changes, reasons, state }: FeedRow,
  t: FeedTranslator,
  names: Names,
): string[] {
  const list = (values: readonly string[] | undefined) => joinNames(values ?? [], names)
  return [
    ...(state === 'changed' && changes.length > 0 ? [t('changes', { facts: list(changes) })] : []),
    ...reasons.map(({ code, facts, statements, text }) =>
      t(keyOf('reason', code), {
        facts: list(facts),
        statements: list(statements),
        text: text || t('noWord'),
      }),
    ),
  ]
}

/** Returns the number of listings that a run would change. */
export const changeCount = ({ fresh, changed, gone }: FeedRun): number => fresh + changed + gone
