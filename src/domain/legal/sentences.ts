import { formatEuros } from '../catalogue/price'
import { monthlyRentOf } from '../catalogue/rentalAmounts'
import type { Advertised } from './advertised'
import { requiredStatements, type LegalStatement } from './required'
import { legalTopics, sentence, type LegalTopic, type Sentence, type SentenceKey } from './sentence'

type Needs = (statement: LegalStatement) => boolean
type TopicWriter = (ad: Advertised, needs: Needs) => (Sentence | undefined)[]

/**
 * The answer when there is one; that there is none yet where the law wants one; otherwise nothing.
 */
const knownOrMissing = (
  known: SentenceKey | undefined,
  missing: SentenceKey | false,
): Sentence | undefined => {
  const key = known ?? (missing || undefined)
  return key && sentence(key)
}

const rent: TopicWriter = (ad, needs) => {
  const { goal, publishPrice, chargesRenter, meters } = ad
  if (goal !== 'rent') return []
  const monthlyAmount = publishPrice ? monthlyRentOf(ad) : undefined
  return [
    typeof monthlyAmount === 'number'
      ? sentence('rent.asked', { rent: formatEuros(monthlyAmount) })
      : undefined,
    typeof chargesRenter === 'number'
      ? sentence(chargesRenter > 0 ? 'charges.known' : 'charges.free', {
          charges: formatEuros(chargesRenter),
        })
      : knownOrMissing(undefined, needs('charges') && 'charges.missing'),
    knownOrMissing(meters ? `meters.${meters}` : undefined, needs('meters') && 'meters.missing'),
  ]
}

const planning: TopicWriter = (ad, needs) => [
  knownOrMissing(
    ad.permit ? `permit.${ad.permit}` : undefined,
    needs('permit') && 'permit.missing',
  ),
  ad.zoning
    ? sentence('zoning.known', { zone: { name: ['zoning', ad.zoning] } })
    : knownOrMissing(undefined, needs('zoning') && 'zoning.missing'),
  knownOrMissing(
    ad.summons ? `summons.${ad.summons}` : undefined,
    needs('summons') && 'summons.missing',
  ),
  knownOrMissing(
    ad.judicialDecision ? `judicialDecision.${ad.judicialDecision}` : undefined,
    false,
  ),
  knownOrMissing(
    ad.preemptiveRights ? `preemption.${ad.preemptiveRights}` : undefined,
    needs('preemption') && 'preemption.missing',
  ),
  knownOrMissing(
    ad.allotmentPermit ? `subdivision.${ad.allotmentPermit}` : undefined,
    needs('subdivision') && 'subdivision.missing',
  ),
  knownOrMissing(
    ad.planningInformation ? `planningInformation.${ad.planningInformation}` : undefined,
    needs('planningInformation') && 'planningInformation.missing',
  ),
]

const flood: TopicWriter = (ad, needs) => [
  knownOrMissing(
    ad.pScore ? `pScore.${ad.pScore}` : undefined,
    needs('pScore') && 'pScore.missing',
  ),
  knownOrMissing(
    ad.gScore ? `gScore.${ad.gScore}` : undefined,
    needs('gScore') && 'gScore.missing',
  ),
  knownOrMissing(ad.floodZone ? `floodZone.${ad.floodZone}` : undefined, false),
  ad.floodReportDate && (ad.pScore || ad.gScore)
    ? sentence('flood.report', { date: { day: ad.floodReportDate } })
    : undefined,
]

const asbestos: TopicWriter = ({ asbestosCertificate, asbestosDate, asbestosType }, needs) => {
  if (!asbestosCertificate || !asbestosDate)
    return [knownOrMissing(undefined, needs('asbestos') && 'asbestos.missing')]
  return [
    sentence(`asbestos.${asbestosType ?? 'known'}`, {
      number: asbestosCertificate,
      date: { day: asbestosDate },
    }),
  ]
}

const electricity: TopicWriter = ({ electricalInspection }) => [
  knownOrMissing(electricalInspection ? `electricity.${electricalInspection}` : undefined, false),
]

const soil: TopicWriter = ({ soilCertificate }) => [
  soilCertificate ? sentence('soil.known', { number: soilCertificate }) : undefined,
]

const topicWriters: Record<LegalTopic, TopicWriter> = {
  rent,
  planning,
  flood,
  asbestos,
  electricity,
  soil,
}

/**
 * What an advertisement says about everything but energy, topic by topic; topics without a sentence
 * are left out.
 */
export function legalSentences(
  ad: Advertised,
  today = new Date(),
): { topic: LegalTopic; sentences: Sentence[] }[] {
  const required = requiredStatements(ad, today)
  const needs: Needs = (statement) => required.includes(statement)
  return legalTopics
    .map((topic) => ({
      topic,
      sentences: topicWriters[topic](ad, needs).filter((one) => one !== undefined),
    }))
    .filter(({ sentences }) => sentences.length > 0)
}

type Flood = { [Key in 'pScore' | 'gScore' | 'floodZone']?: Advertised[Key] | null }

const floodedZones: readonly Flood['floodZone'][] = ['flood_area', 'bank_area', 'effective']

/** Returns whether each answer needs the flood symbol: class D, or a place in a delimited area. */
export const floodSymbols = ({
  pScore,
  gScore,
  floodZone,
}: Flood): Record<keyof Flood, boolean> => ({
  pScore: pScore === 'd',
  gScore: gScore === 'd',
  floodZone: floodedZones.includes(floodZone),
})

/** An advertisement with one such answer needs the flood symbol beside the words. */
export const needsFloodSymbol = (flood: Flood): boolean =>
  Object.values(floodSymbols(flood)).some(Boolean)

/**
 * Returns what can be said in favour of a property as to water: that no flood is modelled for it, or
 * for its plot. Nothing where its zone tells otherwise, even of a possible flood.
 */
export function noFloodPoint(
  { pScore, gScore, floodZone }: Flood,
  isPlot: boolean,
): 'noFlood' | 'noFloodPlot' | undefined {
  if (pScore !== 'a' || (floodZone && floodZone !== 'none')) return undefined
  if (gScore === 'a') return 'noFlood'
  return isPlot ? 'noFloodPlot' : undefined
}
