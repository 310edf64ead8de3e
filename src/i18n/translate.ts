import { createTranslator } from 'use-intl/core'

import { locales, type Locale } from './locales'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'
import nl from './messages/nl.json'

const messages = { nl, fr, en, de }

/** The words of the interface in one language; keys are checked by the compiler. */
const translatorOf = (locale: Locale) => createTranslator({ locale, messages: messages[locale].site, timeZone: 'Europe/Brussels' })

type Translator = ReturnType<typeof translatorOf>

/** So many sentences are kept as they were said. */
const MOST = 5000

/** Says a sentence again as it was said with the same values: to put one together takes twenty times as long. */
function remembering(translator: Translator): Translator {
  const said = new Map<string, string>()
  const say = (...asked: Parameters<Translator>): string => {
    const key = JSON.stringify(asked)
    const known = said.get(key)
    if (known !== undefined) return known
    const sentence = translator(...asked)
    if (said.size >= MOST) said.clear()
    said.set(key, sentence)
    return sentence
  }
  return Object.assign(say, translator)
}

/** Each keeps the sentences it has read: one a language for good. */
const translators = new Map(locales.map((locale) => [locale, remembering(translatorOf(locale))]))

export const translate = (locale: Locale) => translators.get(locale) ?? translatorOf(locale)

/** The name of an option of the trade, such as a marquee or an EPC label. */
export function optionName(locale: Locale, vocabulary: string, value: string): string {
  const options: Record<string, Record<string, string>> = messages[locale].options
  return options[vocabulary]?.[value] ?? value
}

/** The name of a fact of a property, as visitors and staff read it. */
export const factName = (locale: Locale, fact: keyof typeof nl.facts): string => messages[locale].facts[fact]
