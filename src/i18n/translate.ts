import { createTranslator } from 'use-intl/core'

import type { Locale } from './locales'
import de from './messages/de.json'
import en from './messages/en.json'
import fr from './messages/fr.json'
import nl from './messages/nl.json'

const messages = { nl, fr, en, de }

/** The words of the interface in one language; keys are checked by the compiler. */
export const translate = (locale: Locale) => createTranslator({ locale, messages: messages[locale].site, timeZone: 'Europe/Brussels' })

/** The name of an option of the trade, such as a marquee or an EPC label. */
export function optionName(locale: Locale, vocabulary: string, value: string): string {
  const options: Record<string, Record<string, string>> = messages[locale].options
  return options[vocabulary]?.[value] ?? value
}

/** The name of a fact of a property, as visitors and staff read it. */
export const factName = (locale: Locale, fact: keyof typeof nl.facts): string => messages[locale].facts[fact]
