import { defaultLocale, isLocale, type InAllLanguages, type Locale } from '@/i18n/locales'

/** The words of one screen of the studio, which stand in the `words.json` beside it. */
export type StudioWords = Record<string, InAllLanguages>

export type Says<Words extends StudioWords> = (key: keyof Words & string, values?: Record<string, string | number>) => string

export const localeOf = (language: string): Locale => (isLocale(language) ? language : defaultLocale)

/** Speaks in the language the colleague has chosen for the studio. `{name}` in a text is filled from `values`. */
export function saysIn<Words extends StudioWords>(words: Words, language: string): Says<Words> {
  const locale = localeOf(language)
  return (key, values = {}) => (words[key]?.[locale] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
