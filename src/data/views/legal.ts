import type { Sentence, SentenceValue, LegalTopic } from '@/domain/legal/sentence'
import { legalSentences, needsFloodSymbol } from '@/domain/legal/sentences'
import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { advertisedOf } from './advertised'

/** Names of options begin with a capital, which inside a sentence only German keeps, and labels such as "C+" everywhere. */
function nameWithin(name: string, locale: Locale): string {
  return locale === 'de' || /^[A-Z](?![a-zé])/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

function valueText(value: SentenceValue, locale: Locale): string {
  if (typeof value === 'string') return value
  return 'day' in value ? formatDay(value.day, locale) : nameWithin(optionName(locale, ...value.name), locale)
}

/** A sentence of the law in the words of a language. */
export function sentenceText({ key, values }: Sentence, locale: Locale): string {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, locale)]))
  return translate(locale)(`legalBlock.${key}`, texts)
}

export type LegalView = { topic: LegalTopic; title: string; sentences: string[]; hasSymbol: boolean }

/** What visitors read of the law about a property, topic by topic. */
export function legalView(property: Property, locale: Locale): LegalView[] {
  const ad = advertisedOf(property)
  return legalSentences(ad).map(({ topic, sentences }) => ({
    topic,
    title: translate(locale)(`legalBlock.topics.${topic}`),
    sentences: sentences.map((one) => sentenceText(one, locale)),
    hasSymbol: topic === 'flood' && needsFloodSymbol(ad),
  }))
}
