import { intlLocales, type Locale } from '@/i18n/locales'

/** Writes a noun in lower case, except in German. */
export const inSentence = (name: string, locale: Locale): string =>
  locale === 'de' ? name : name.toLocaleLowerCase(intlLocales[locale])

/** Lower-cases the first letter of words that usually begin a line. */
export const withinLine = (words: string, locale: Locale): string =>
  words.charAt(0).toLocaleLowerCase(intlLocales[locale]) + words.slice(1)
