import type { Locale } from './locales'
import { optionName } from './translate'

/** The options that German begins with an adjective: small letters inside a sentence. */
const germanAdjectives: Readonly<Record<string, readonly string[]>> = {
  condition: ['new', 'excellent', 'good', 'to_refresh', 'to_renovate', 'to_demolish'],
  kitchen: ['none', 'semi_fitted', 'fitted', 'fully_fitted', 'open'],
  heating: ['none', 'individual', 'collective'],
  frame: ['mixed'],
  glazing: ['mixed'],
  permit: ['none'],
  meters: ['individual', 'shared'],
  electricalInspection: ['compliant', 'not_compliant', 'none'],
  asbestosType: ['safe', 'not_safe', 'none_found'],
  zoning: ['scenic_agricultural'],
}

const lowered = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/**
 * Writes a name inside a sentence: lower case but in German and for a label like
 * "C+".
 */
export const nameInSentence = (name: string, locale: Locale): string =>
  locale === 'de' || /^[A-Z](?![a-zé])/.test(name) ? name : lowered(name)

/** Writes the name of an option inside a sentence; a German adjective in small letters, too. */
export const optionInSentence = (locale: Locale, vocabulary: string, option: string): string => {
  const name = optionName(locale, vocabulary, option)
  const isAdjective = germanAdjectives[vocabulary]?.includes(option) ?? false
  return isAdjective && locale === 'de' ? lowered(name) : nameInSentence(name, locale)
}

/** Writes a text as the beginning of a sentence. */
export const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
