import type { Advertised } from './advertised'
import { requiredStatements } from './required'
import { needsFloodSymbol, legalSentences } from './sentences'
import type { LegalTopic, Sentence, SentenceKey } from './sentence'
import type { FloodScore } from './planning'

/** A flood score that stands as a mark beside the sentences. */
type ScoreMark = { score: 'pScore' | 'gScore'; value: FloodScore }

export type LegalSummary = {
  /** What has to be seen without unfolding anything. */
  visible: Sentence[]
  marks: ScoreMark[]
  hasFloodSymbol: boolean
  /** What may be folded: numbers, reports and what is said beyond the law. */
  folded: { topic: LegalTopic; sentences: Sentence[] }[]
}

/** Answers that weigh on a property on their own, beside those on measures and flood areas. */
const burdens: readonly SentenceKey[] = [
  'pScore.d',
  'gScore.d',
  'judicialDecision.yes',
  'preemption.yes',
  'asbestos.not_safe',
]

/**
 * Sentences that are seen whatever the law of the region asks: that something is missing, and what
 * speaks against a property. Folded away under answers that sound well, it would be concealed, and
 * paper and other portals, where nothing unfolds, would not say it at all.
 */
const alwaysVisible = ({ key }: Sentence): boolean =>
  key.endsWith('.missing') ||
  burdens.includes(key) ||
  (/^(?:summons|floodZone)\./.test(key) && !key.endsWith('.none'))

/** A mark says the letter of a known score, so its sentence may be folded. */
const isMarked = ({ key }: Sentence): boolean => /^[pg]Score\.[abc]$/.test(key)

const marksOf = (ad: Advertised): ScoreMark[] =>
  (['pScore', 'gScore'] as const).flatMap((score) => {
    const value = ad[score]
    return value ? [{ score, value }] : []
  })

/**
 * Splits what an advertisement says about everything but energy: what the law of its region wants
 * seen, and the rest. The first part of a sentence's key is the name of its statement.
 */
export function legalSummary(ad: Advertised, today = new Date()): LegalSummary {
  const required: readonly string[] = requiredStatements(ad, today)
  const isVisible = (sentence: Sentence) =>
    alwaysVisible(sentence) ||
    (required.includes(sentence.key.split('.')[0] ?? '') && !isMarked(sentence))
  const topics = legalSentences(ad, today)
  return {
    visible: topics.flatMap(({ sentences }) => sentences.filter(isVisible)),
    marks: marksOf(ad),
    hasFloodSymbol: needsFloodSymbol(ad),
    folded: topics
      .map(({ topic, sentences }) => ({
        topic,
        sentences: sentences.filter((sentence) => !isVisible(sentence)),
      }))
      .filter(({ sentences }) => sentences.length > 0),
  }
}
