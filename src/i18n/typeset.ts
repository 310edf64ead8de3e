import { isLocale, type Locale } from './locales'

const NO_BREAK = '\u00a0'

/** French has a space before high punctuation, which must not start a line. */
export const typeset = (text: string, locale: Locale): string =>
  locale === 'fr' ? text.replace(/ (?=[:;?!»%])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`) : text

/** Typesets all texts of a tree of words. */
export function typesetAll<Words>(words: Words, locale: Locale): Words
export function typesetAll(words: unknown, locale: Locale): unknown {
  if (typeof words === 'string') return typeset(words, locale)
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, typesetAll(value, locale)]),
  )
}

/** Typesets a tree of texts in which the languages of a text are its keys, as in `words.json`. */
export function typesetWords<Words>(words: Words): Words
export function typesetWords(words: unknown): unknown {
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' && isLocale(key) ? typeset(value, key) : typesetWords(value),
    ]),
  )
}

/** Writes what a value is before the value: "Prijs: 300", and in French "Prix : 300". */
export const labelled = (label: string, value: string, locale: Locale): string =>
  typeset(locale === 'fr' ? `${label} : ` : `${label}: `, locale) + value
