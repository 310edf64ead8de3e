import type { Plugin } from 'payload'

import { locales, type Locale } from '@/i18n/locales'

import words from './terms.words.json'

/**
 * Replaces terms of Payload that read badly ("Nieuw(e) Pand", "un(e) nouveau ou nouvelle Bien") or
 * differ from the text on the button.
 */
export const ownTerms: Plugin = (config) => {
  const current: Partial<Record<string, Record<string, object>>> = config.i18n?.translations ?? {}
  const general = (locale: Locale) =>
    Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[locale]]))
  const translations = Object.fromEntries(
    locales.map((locale) => [
      locale,
      { ...current[locale], general: { ...current[locale]?.general, ...general(locale) } },
    ]),
  )
  return { ...config, i18n: { ...config.i18n, translations } }
}
