import { fill } from '@/i18n/fill'
import { localeOf, type InAllLanguages } from '@/i18n/locales'
import { typeset } from '@/i18n/typeset'

/** The texts of one screen of the studio, from the `words.json` beside it. */
export type StudioWords = Record<string, InAllLanguages>

/** Returns a text by its key. */
export type Translator<Words extends StudioWords> = (
  key: keyof Words & string,
  values?: Record<string, string | number>,
) => string

/**
 * Returns a translator into the language of the colleague. Placeholders and plural forms in a text
 * are filled from `values`.
 */
export function translatorFor<Words extends StudioWords>(
  words: Words,
  language: string,
): Translator<Words> {
  const locale = localeOf(language)
  return (key, values = {}) => fill(typeset(words[key]?.[locale] ?? key, locale), values, locale)
}
