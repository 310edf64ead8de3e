import type { FieldHook } from 'payload'

import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import words from './copied.words.json'

const marks = locales.map((locale) => ` (${words.copy[locale]})`)

/** The text of a copy says that it is one, so that nobody takes it for the original in a list. */
export function markAsCopy(text: string, locale: Locale): string {
  const bare = marks.reduce((rest, mark) => (rest.endsWith(mark) ? rest.slice(0, -mark.length) : rest), text)
  return `${bare} (${words.copy[locale]})`
}

/** What the copy of a document holds instead of the original's value. */
export const copiedAs =
  (value: string | boolean | null): FieldHook =>
  () =>
    value

type Copied = { title?: unknown; _status?: unknown }
type Titles = Partial<Record<Locale, string | null>>

/** Marks the title of a copy in each of its languages. A field is asked once a language without being told which one, so this is done beside it. */
export function markTitles(copied: Copied): void {
  if (typeof copied.title !== 'object' || copied.title === null) return
  const titles: Titles = copied.title
  copied.title = Object.fromEntries(locales.flatMap((locale) => (titles[locale] ? [[locale, markAsCopy(titles[locale], locale)]] : [])))
}

/** A name that only staff see says in the language of the colleague that it is a copy. */
export const namedAsCopy: FieldHook = ({ value, req }) => {
  const locale = locales.find((one) => one === req.i18n.language) ?? defaultLocale
  return typeof value === 'string' ? markAsCopy(value, locale) : value
}

/** A copy starts as a new record that nobody has published, and its title says so in each language. */
export const newRecord =
  (status: string): FieldHook =>
  ({ siblingData }) => {
    const copied: Copied = siblingData
    copied._status = 'draft'
    markTitles(copied)
    return status
  }
