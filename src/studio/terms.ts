import type { Plugin } from 'payload'

import { locales, type Locale } from '@/i18n/locales'
import { typeset } from '@/i18n/typeset'

import words from './terms.words.json'

type Terms = Record<string, Record<string, string>>

/** Groups the terms by namespace: "general:or" becomes `{ general: { or: … } }`. */
function termsIn(locale: Locale): Terms {
  const terms: Terms = {}
  for (const [key, text] of Object.entries(words)) {
    const [namespace = '', name = ''] = key.split(':')
    terms[namespace] = { ...terms[namespace], [name]: typeset(text[locale], locale) }
  }
  return terms
}

const join = (current: Record<string, object>, terms: Terms): Record<string, object> => ({
  ...current,
  ...Object.fromEntries(
    Object.entries(terms).map(([namespace, texts]) => [
      namespace,
      { ...current[namespace], ...texts },
    ]),
  ),
})

/**
 * Replaces terms of Payload that it left in English, that name what colleagues do not know ("locale",
 * "Payload", "upload"), that read badly ("Nieuw(e) Pand") or that address colleagues informally.
 */
export const ownTerms: Plugin = (config) => {
  const current: Partial<Record<string, Record<string, object>>> = config.i18n?.translations ?? {}
  const translations = Object.fromEntries(
    locales.map((locale) => [locale, join(current[locale] ?? {}, termsIn(locale))]),
  )
  return { ...config, i18n: { ...config.i18n, translations } }
}
