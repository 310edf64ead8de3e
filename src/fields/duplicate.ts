import type { FieldHook } from 'payload'

import { defaultLocale, locales, type Locale } from '@/i18n/locales'

import words from './duplicate.words.json'

const marks = locales.map((locale) => ` (${words.copy[locale]})`)

/**
 * Adds "(copy)" to a text, so that a copy is not taken for the original in a list. An earlier mark
 * is replaced.
 */
export function markAsCopy(text: string, locale: Locale): string {
  const bare = marks.reduce(
    (rest, mark) => (rest.endsWith(mark) ? rest.slice(0, -mark.length) : rest),
    text,
  )
  return `${bare} (${words.copy[locale]})`
}

/** Gives the field a fixed value in the copy of a document. */
export const valueInCopy =
  (value: string | boolean | null): FieldHook =>
  () =>
    value

type Copied = { title?: unknown; _status?: unknown }
type Titles = Partial<Record<Locale, string | null>>

/**
 * Marks the title of a copy in each of its languages. A hook on the title itself runs once per
 * language without being told which one, so a hook on another field calls this.
 */
export function markTitlesAsCopy(copied: Copied): void {
  if (typeof copied.title !== 'object' || copied.title === null) return
  const titles: Titles = copied.title
  copied.title = Object.fromEntries(
    locales.flatMap((locale) =>
      titles[locale] ? [[locale, markAsCopy(titles[locale], locale)]] : [],
    ),
  )
}

/** Marks a name that only staff see as a copy, in the language of the colleague. */
export const markNameAsCopy: FieldHook = ({ value, req }) => {
  const language = locales.find((locale) => locale === req.i18n.language) ?? defaultLocale
  return typeof value === 'string' ? markAsCopy(value, language) : value
}

/** Makes a copy start as a draft with this status, and marks its title in each language. */
export const startAsDraft =
  (status: string): FieldHook =>
  ({ siblingData }) => {
    const copied: Copied = siblingData
    copied._status = 'draft'
    markTitlesAsCopy(copied)
    return status
  }
