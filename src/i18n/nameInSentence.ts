import type { Locale } from './locales'

/**
 * Writes the name of an option inside a sentence: lower case but in German and for a label like
 * "C+".
 */
export const nameInSentence = (name: string, locale: Locale): string =>
  locale === 'de' || /^[A-Z](?![a-zé])/.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)

/** Writes a text as the beginning of a sentence. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
