import { intlLocales, type Locale } from '@/i18n/locales'

/** Nouns are written large in German alone. */
export const inSentence = (name: string, locale: Locale): string => (locale === 'de' ? name : name.toLocaleLowerCase(intlLocales[locale]))

/** Words that begin a line, in the middle of one. */
export const withinLine = (words: string, locale: Locale): string => words.charAt(0).toLocaleLowerCase(intlLocales[locale]) + words.slice(1)
