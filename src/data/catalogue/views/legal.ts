import type { Advertised } from '@/domain/legal/advertised'
import { shortEnergySentence } from '@/domain/legal/energy'
import { legalSummary } from '@/domain/legal/summary'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

import { findPropertyDetail } from '../propertyDetail'
import { advertisedOf } from './legalFacts'
import { lawSentences, renovationTexts, sentenceText } from './legalText'
import { withHiddenPrice } from './price'

export type LegalView = {
  /** Whole sentences that stand there without unfolding anything. */
  visible: string[]
  marks: string[]
  /** What the flood sign says; undefined without the sign. */
  sign?: string
  topics: { title: string; sentences: string[] }[]
}

/** The duty to renovate, in the words of the agency where it has its own. */
const renovationOf = async (ad: Advertised, locale: Locale): Promise<string[]> =>
  renovationTexts(ad, await findPropertyDetail(locale), locale)

/** A rent that a banner replaces is not told by the law's sentences either. */
const advertisedWithHiddenPrice = async (property: Property, locale: Locale) =>
  advertisedOf(await withHiddenPrice(property, locale))

/** Returns what the law wants said about a property; undefined where it wants nothing. */
export async function legalView(
  property: Property,
  locale: Locale,
): Promise<LegalView | undefined> {
  const t = translate(locale)
  const ad = await advertisedWithHiddenPrice(property, locale)
  const { visible, marks, hasFloodSymbol, folded } = legalSummary(ad)
  const energy = shortEnergySentence(ad)
  const view = {
    visible: [
      ...(energy ? [sentenceText(energy, locale)] : []),
      ...(await renovationOf(ad, locale)),
      ...visible.map((sentence) => sentenceText(sentence, locale)),
    ],
    marks: marks.map(({ score, value }) =>
      t(`legalBlock.marks.${score}`, { score: value.toUpperCase() }),
    ),
    ...(hasFloodSymbol && { sign: t('legalBlock.floodSymbol') }),
    topics: folded.map(({ topic, sentences }) => ({
      title: t(`legalBlock.topics.${topic}`),
      sentences: sentences.map((sentence) => sentenceText(sentence, locale)),
    })),
  }
  return view.visible.length + view.marks.length + view.topics.length > 0 ? view : undefined
}

/** What an advertisement on paper says by law, and what its flood sign says, where it is due. */
export type PrintedLaw = { sentences: string[]; sign?: string }

/** Returns it; undefined where the law wants nothing. */
export async function printedLaw(
  property: Property,
  locale: Locale,
): Promise<PrintedLaw | undefined> {
  const ad = await advertisedWithHiddenPrice(property, locale)
  const sentences = lawSentences(ad, locale, await renovationOf(ad, locale))
  if (sentences.length === 0) return undefined
  const { hasFloodSymbol } = legalSummary(ad)
  return { sentences, ...(hasFloodSymbol && { sign: translate(locale)('legalBlock.floodSymbol') }) }
}
