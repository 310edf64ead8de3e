import { isBlank } from '@/domain/languages/blank'
import type { Mark } from '@/domain/languages/memory'
import type { Locale } from '@/i18n/locales'

export type Value = string | boolean | object | null

/** One text of a document as the screen shows it, in every language. */
export type Cell = {
  path: string
  schema: string
  kind: 'text' | 'textarea' | 'richText' | 'checkbox' | 'other'
  /** What the field is called, and where it stands when it stands within others. */
  label: string
  within: string
  values: Readonly<Record<Locale, Value>>
  prints: Readonly<Record<string, string>>
  marks: Readonly<Partial<Record<Locale, Mark>>>
}

/** What was typed and not saved, by language and place. */
export type Edits = Readonly<Record<string, Value>>

export const keyOf = (path: string, locale: Locale): string => `${locale} ${path}`

export function valueOf({ path, values }: Pick<Cell, 'path' | 'values'>, locale: Locale, edits: Edits): Value {
  const typed = edits[keyOf(path, locale)]
  return typed === undefined ? values[locale] : typed
}

/** The edits with one more; what is as it was is no edit. */
export function edited(edits: Edits, { path, values }: Pick<Cell, 'path' | 'values'>, locale: Locale, value: Value): Edits {
  const key = keyOf(path, locale)
  const rest = Object.fromEntries(Object.entries(edits).filter(([other]) => other !== key))
  const isSame = JSON.stringify(value) === JSON.stringify(values[locale]) || (isBlank(value) && isBlank(values[locale]))
  return isSame ? rest : { ...rest, [key]: value }
}

const isCopied = ({ kind }: Cell): boolean => kind === 'text' || kind === 'textarea' || kind === 'richText'

/** The texts of one language taken over into another: only where nothing stands there, or everywhere. Nothing is taken away. */
export function copied(edits: Edits, cells: readonly Cell[], { from, to, replaces }: { from: Locale; to: Locale; replaces: boolean }): Edits {
  return cells.filter(isCopied).reduce((all, cell) => {
    const source = valueOf(cell, from, edits)
    const isFree = isBlank(valueOf(cell, to, edits))
    return isBlank(source) || !(isFree || replaces) ? all : edited(all, cell, to, source)
  }, edits)
}
