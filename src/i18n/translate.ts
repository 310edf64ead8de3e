import { _createCache, _createIntlFormatters, createTranslator } from 'use-intl/core'

import { locales, numberLocale, type Locale } from './locales'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'
import nl from './messages/nl.json'
import { typesetAll } from './typeset'

const messages = { nl, fr: typesetAll(fr, 'fr'), en, de }

const cachedFormatters = _createIntlFormatters(_createCache())

/** Writes the numbers in sentences as `formatNumber` does. */
const formatters: typeof cachedFormatters = {
  ...cachedFormatters,
  getNumberFormat: (_, options) => cachedFormatters.getNumberFormat(numberLocale, options),
}

/** The words of the interface in one language; keys are checked by the compiler. */
const translatorOf = (locale: Locale) =>
  createTranslator({
    locale,
    messages: messages[locale].site,
    timeZone: 'Europe/Brussels',
    _formatters: formatters,
  })

type Translator = ReturnType<typeof translatorOf>

/** The most sentences in the cache of one language. */
const MAX_SENTENCES = 5000

/** Caches translated sentences by their values: composing one takes twenty times as long. */
function withCache(translator: Translator): Translator {
  const cache = new Map<string, string>()
  const translateCached = (...args: Parameters<Translator>): string => {
    // Without values the name of the sentence is enough; what is written from both begins with [.
    const key = args.length === 1 ? args[0] : JSON.stringify(args)
    const cached = cache.get(key)
    if (cached !== undefined) return cached
    const sentence = translator(...args)
    if (cache.size >= MAX_SENTENCES) cache.clear()
    cache.set(key, sentence)
    return sentence
  }
  return Object.assign(translateCached, translator)
}

/** One translator with its cache for each language. */
const translators = new Map(locales.map((locale) => [locale, withCache(translatorOf(locale))]))

export const translate = (locale: Locale) => translators.get(locale) ?? translatorOf(locale)

/** The name of an option of the trade, such as a banner or an EPC label. */
export function optionName(locale: Locale, vocabulary: string, value: string): string {
  const options: Record<string, Record<string, string>> = messages[locale].options
  return options[vocabulary]?.[value] ?? value
}

/** The name of a fact of a property, as visitors and staff read it. */
export const factName = (locale: Locale, fact: keyof typeof nl.facts): string =>
  messages[locale].facts[fact]
