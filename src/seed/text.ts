import { defaultLocale, locales, type InAllLanguages, type Locale } from '@/i18n/locales'
import { typeset } from '@/i18n/typeset'

import { richTextOf } from './richText'

/** A value for every language: a text, the lines of a rich text, or a switch. */
export type PerLanguage<T> = Record<Locale, T>

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isPerLanguage = (value: unknown): value is PerLanguage<unknown> =>
  isObject(value) &&
  Object.keys(value).length === locales.length &&
  locales.every((locale) => locale in value)

/** Shown in every language. */
export const inEveryLanguage: PerLanguage<boolean> = { nl: true, fr: true, en: true, de: true }

export const inAllLanguages = (textIn: (locale: Locale) => string): InAllLanguages => ({
  nl: textIn('nl'),
  fr: textIn('fr'),
  en: textIn('en'),
  de: textIn('de'),
})

function valueIn(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return typeset(value, locale)
  if (Array.isArray(value)) return richTextOf(value.map((line) => typeset(String(line), locale)))
  return value
}

/** The document in one language: each multilingual value becomes that of the language. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (isPerLanguage(value)) return valueIn(value[locale], locale)
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inLanguage(item, locale)]),
  )
}

export const otherLocales = locales.filter((locale) => locale !== defaultLocale)
