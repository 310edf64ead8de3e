import { formatEuros } from '../price'
import type { Advertised } from './advertised'
import { requiredStatements, type LegalStatement } from './required'
import { legalTopics, sentence, type LegalTopic, type Sentence, type SentenceKey } from './sentence'

type Needs = (statement: LegalStatement) => boolean
type Teller = (ad: Advertised, needs: Needs) => (Sentence | undefined)[]

/** The answer when there is one; that there is none yet where the law wants one; otherwise nothing. */
const told = (known: SentenceKey | undefined, missing: SentenceKey | false): Sentence | undefined => {
  const key = known ?? (missing || undefined)
  return key && sentence(key)
}

const rent: Teller = ({ goal, publishPrice, price, monthlyRent, chargesRenter, meters }, needs) => {
  if (goal !== 'rent') return []
  const asked = publishPrice ? (monthlyRent ?? price) : undefined
  return [
    typeof asked === 'number' ? sentence('rent.asked', { rent: formatEuros(asked) }) : undefined,
    typeof chargesRenter === 'number'
      ? sentence(chargesRenter > 0 ? 'charges.known' : 'charges.free', { charges: formatEuros(chargesRenter) })
      : told(undefined, needs('charges') && 'charges.missing'),
    told(meters ? `meters.${meters}` : undefined, needs('meters') && 'meters.missing'),
  ]
}

const planning: Teller = (ad, needs) => [
  told(ad.permit ? `permit.${ad.permit}` : undefined, needs('permit') && 'permit.missing'),
  ad.zoning ? sentence('zoning.known', { zone: { name: ['zoning', ad.zoning] } }) : told(undefined, needs('zoning') && 'zoning.missing'),
  told(ad.summons ? `summons.${ad.summons}` : undefined, needs('summons') && 'summons.missing'),
  told(ad.judicialDecision ? `judicialDecision.${ad.judicialDecision}` : undefined, false),
  told(ad.preemptiveRights ? `preemption.${ad.preemptiveRights}` : undefined, needs('preemption') && 'preemption.missing'),
  told(ad.allotmentPermit ? `subdivision.${ad.allotmentPermit}` : undefined, needs('subdivision') && 'subdivision.missing'),
  told(ad.planningInformation ? `planningInformation.${ad.planningInformation}` : undefined, needs('planningInformation') && 'planningInformation.missing'),
]

const flood: Teller = (ad, needs) => [
  told(ad.pScore ? `pScore.${ad.pScore}` : undefined, needs('pScore') && 'pScore.missing'),
  told(ad.gScore ? `gScore.${ad.gScore}` : undefined, needs('gScore') && 'gScore.missing'),
  told(ad.floodZone ? `floodZone.${ad.floodZone}` : undefined, false),
  ad.floodReportDate && (ad.pScore || ad.gScore) ? sentence('flood.report', { date: { day: ad.floodReportDate } }) : undefined,
]

const asbestos: Teller = ({ asbestosCertificate, asbestosDate, asbestosType }, needs) => {
  if (!asbestosCertificate || !asbestosDate) return [told(undefined, needs('asbestos') && 'asbestos.missing')]
  return [sentence(`asbestos.${asbestosType ?? 'known'}`, { number: asbestosCertificate, date: { day: asbestosDate } })]
}

const electricity: Teller = ({ electricalInspection }) => [told(electricalInspection ? `electricity.${electricalInspection}` : undefined, false)]

const soil: Teller = ({ soilCertificate }) => [soilCertificate ? sentence('soil.known', { number: soilCertificate }) : undefined]

const tellers: Record<LegalTopic, Teller> = { rent, planning, flood, asbestos, electricity, soil }

/** What an advertisement says about everything but energy, topic by topic; topics without a sentence are left out. */
export function legalSentences(ad: Advertised): { topic: LegalTopic; sentences: Sentence[] }[] {
  const required = requiredStatements(ad)
  const needs: Needs = (statement) => required.includes(statement)
  return legalTopics
    .map((topic) => ({ topic, sentences: tellers[topic](ad, needs).filter((one) => one !== undefined) }))
    .filter(({ sentences }) => sentences.length > 0)
}

const floodedZones: readonly Advertised['floodZone'][] = ['flood_area', 'bank_area', 'effective']

/** Class D, or a place in a delimited area, needs the flood symbol beside the words. */
export const needsFloodSymbol = ({ pScore, gScore, floodZone }: Advertised): boolean => pScore === 'd' || gScore === 'd' || floodedZones.includes(floodZone)
