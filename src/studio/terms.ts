import type { Plugin } from 'payload'

import { locales, type Locale } from '@/i18n/locales'

import words from './terms.words.json'

/** Words of the CMS that nobody would say ("Nieuw(e) Pand", "un(e) nouveau ou nouvelle Bien"), and names that differ from what stands on the button. */
export const termsOfOurs: Plugin = (config) => {
  const given: Partial<Record<string, Record<string, object>>> = config.i18n?.translations ?? {}
  const general = (locale: Locale) => Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[locale]]))
  const translations = Object.fromEntries(locales.map((locale) => [locale, { ...given[locale], general: { ...given[locale]?.general, ...general(locale) } }]))
  return { ...config, i18n: { ...config.i18n, translations } }
}
