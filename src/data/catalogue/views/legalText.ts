import type { Advertised } from '@/domain/legal/advertised'
import { energySentences, renovationSentence } from '@/domain/legal/energy'
import type { Sentence, SentenceValue } from '@/domain/legal/sentence'
import { legalSummary } from '@/domain/legal/summary'
import { fill } from '@/i18n/fill'
import { formatDay, formatNumber } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionInSentence } from '@/i18n/nameInSentence'
import { translate } from '@/i18n/translate'
import type { PropertyDetail } from '@/payload-types'

function valueText(value: SentenceValue, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value)
  return 'day' in value ? formatDay(value.day, locale) : optionInSentence(locale, ...value.name)
}

/** Writes a legal sentence in a language. */
export function sentenceText({ key, values }: Sentence, locale: Locale): string {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, valueText(value, locale)]),
  )
  return translate(locale)(`legalBlock.${key}`, texts)
}

/** What the agency set for the duty to renovate: the years it gives, and its own words. */
type RenovationSettings = Pick<PropertyDetail, 'renovationYears' | 'notices'>

/** The duty to renovate, in the words of the agency where it has its own; empty without a duty. */
export function renovationTexts(
  ad: Advertised,
  { renovationYears, notices }: RenovationSettings,
  locale: Locale,
): string[] {
  const duty = renovationSentence(ad, renovationYears)
  if (!duty) return []
  const notice = notices?.renovation?.trim()
  return [notice ? fill(notice, { years: String(duty.values.years) }) : sentenceText(duty, locale)]
}

/**
 * What an advertisement says by law where nothing can be unfolded, on paper and at other portals, in
 * whole sentences.
 */
export function lawSentences(
  ad: Advertised,
  locale: Locale,
  renovation: readonly string[],
): string[] {
  const t = translate(locale)
  const { visible, marks } = legalSummary(ad)
  const inWords = (sentences: readonly (Sentence | undefined)[]) =>
    sentences.flatMap((one) => (one ? [sentenceText(one, locale)] : []))
  return [
    ...inWords(energySentences(ad)),
    ...renovation,
    ...inWords(visible),
    ...marks.map(
      ({ score, value }) => `${t(`legalBlock.marks.${score}`, { score: value.toUpperCase() })}.`,
    ),
  ]
}
