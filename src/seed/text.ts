import { defaultLocale, locales, type InAllLanguages, type Locale } from '@/i18n/locales'

import { richTextOf } from './richText'

/** A value that is written once for every language: a text, the lines of a rich text, or a switch. */
export type PerLanguage<T> = Record<Locale, T>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const isPerLanguage = (value: unknown): value is PerLanguage<unknown> =>
  isObject(value) && Object.keys(value).length === locales.length && locales.every((locale) => locale in value)

/** Shown in every language. */
export const everywhere: PerLanguage<boolean> = { nl: true, fr: true, en: true, de: true }

export const inAllLanguages = (say: (locale: Locale) => string): InAllLanguages => ({ nl: say('nl'), fr: say('fr'), en: say('en'), de: say('de') })

const NO_BREAK = '\u00a0'

/** French puts a blank before high punctuation, and no line may begin with it. */
const typeset = (text: string, locale: Locale): string => (locale === 'fr' ? text.replace(/ (?=[:;?!»%])/g, NO_BREAK).replace(/« /g, `«${NO_BREAK}`) : text)

function spoken(value: unknown, locale: Locale): unknown {
  if (typeof value === 'string') return typeset(value, locale)
  if (Array.isArray(value)) return richTextOf(value.map((line) => typeset(String(line), locale)))
  return value
}

/** The document as one language sees it: every text in all languages becomes the text of that one. */
export function inLanguage(value: unknown, locale: Locale): unknown {
  if (isPerLanguage(value)) return spoken(value[locale], locale)
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, locale)]))
}

const holdsLanguages = (value: unknown): boolean =>
  isPerLanguage(value) || (isObject(value) && Object.values(value).some(holdsLanguages)) || (Array.isArray(value) && value.some(holdsLanguages))

/** What a document says differently in each language: all that has to be saved again in the other ones. */
export const translated = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => holdsLanguages(value)))

export const otherLocales = locales.filter((locale) => locale !== defaultLocale)
