import type { Sentence, SentenceValue, LegalTopic } from '@/domain/legal/sentence'
import { legalSentences, needsFloodSymbol } from '@/domain/legal/sentences'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { advertisedOf } from './legalFacts'

/**
 * Writes the name of an option inside a sentence: lower case but in German and for a label like
 * "C+".
 */
function nameInSentence(name: string, locale: Locale): string {
  return locale === 'de' || /^[A-Z](?![a-zé])/.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1)
}

function valueText(value: SentenceValue, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value, locale)
  return 'day' in value
    ? formatDay(value.day, locale)
    : nameInSentence(optionName(locale, ...value.name), locale)
}

/** Writes a legal sentence in a language. */
export function sentenceText({ key, values }: Sentence, locale: Locale): string {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(value, locale)]),
  )
  return translate(locale)(`legalBlock.${key}`, texts)
}

export type LegalView = {
  topic: LegalTopic
  title: string
  sentences: string[]
  hasSymbol: boolean
}

/** Returns the legal sentences about a property, by topic. */
export function legalView(property: Property, locale: Locale): LegalView[] {
  const ad = advertisedOf(property)
  return legalSentences(ad).map(({ topic, sentences }) => ({
    topic,
    title: translate(locale)(`legalBlock.topics.${topic}`),
    sentences: sentences.map((sentence) => sentenceText(sentence, locale)),
    hasSymbol: topic === 'flood' && needsFloodSymbol(ad),
  }))
}
