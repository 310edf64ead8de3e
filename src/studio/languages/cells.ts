import { isBlank } from '@/domain/languages/blank'
import type { Mark } from '@/domain/languages/memory'
import type { Locale } from '@/i18n/locales'

export type Value = string | boolean | object | null

/** A text of a document in every language. */
export type Cell = {
  path: string
  schema: string
  kind: 'text' | 'textarea' | 'richText' | 'checkbox' | 'other'
  /** The label of the field, and the labels of the fields around it. */
  label: string
  within: string
  values: Readonly<Record<Locale, Value>>
  prints: Readonly<Record<string, string>>
  marks: Readonly<Partial<Record<Locale, Mark>>>
  /** What stood in the main language when an outdated translation was made, where it is known. */
  formers: Readonly<Partial<Record<Locale, string>>>
}

/** Unsaved values by language and path. */
export type Edits = Readonly<Record<string, Value>>

export const keyOf = (path: string, locale: Locale): string => `${locale} ${path}`

export function valueOf(
  { path, values }: Pick<Cell, 'path' | 'values'>,
  locale: Locale,
  edits: Edits,
): Value {
  const typed = edits[keyOf(path, locale)]
  return typed === undefined ? values[locale] : typed
}

/** Returns the edits with one more, or without it when the value equals the stored one. */
export function withEdit(
  edits: Edits,
  { path, values }: Pick<Cell, 'path' | 'values'>,
  locale: Locale,
  value: Value,
): Edits {
  const key = keyOf(path, locale)
  const rest = Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key))
  const isSame =
    JSON.stringify(value) === JSON.stringify(values[locale]) ||
    (isBlank(value) && isBlank(values[locale]))
  return isSame ? rest : { ...rest, [key]: value }
}

/** Returns the edits without those that were saved and have not been changed since. */
export const withoutSaved = (edits: Edits, saved: Edits): Edits =>
  Object.fromEntries(Object.entries(edits).filter(([key, value]) => saved[key] !== value))

const isText = ({ kind }: Cell): boolean =>
  kind === 'text' || kind === 'textarea' || kind === 'richText'

/**
 * Copies the texts of one language into another, into empty texts only or also over existing ones.
 * An empty text is never copied.
 */
export function copyTexts(
  edits: Edits,
  cells: readonly Cell[],
  { from, to, replaces }: { from: Locale; to: Locale; replaces: boolean },
): Edits {
  return cells.filter(isText).reduce((all, cell) => {
    const source = valueOf(cell, from, edits)
    const isFree = isBlank(valueOf(cell, to, edits))
    return isBlank(source) || !(isFree || replaces) ? all : withEdit(all, cell, to, source)
  }, edits)
}
