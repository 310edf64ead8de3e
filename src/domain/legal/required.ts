import { energyLabel, isCertificateValid } from '../certificate'
import { dayOf, yearsAfter } from '../days'
import { isBuilding, needsEnergyCertificate } from '../propertyKinds'
import type { Goal, Region } from '../vocabulary'
import type { Advertised } from './advertised'

/** What an advertisement can have to say. Their names stand under `options.legalStatement` in the messages. */
export const legalStatements = [
  'energyScore',
  'energyLabel',
  'energyTotal',
  'co2',
  'energyCertificate',
  'addressOrCode',
  'permit',
  'zoning',
  'summons',
  'preemption',
  'subdivision',
  'planningInformation',
  'pScore',
  'gScore',
  'floodReport',
  'asbestos',
  'rent',
  'charges',
  'meters',
] as const
export type LegalStatement = (typeof legalStatements)[number]

const flemishPlanning = ['permit', 'zoning', 'summons', 'preemption', 'subdivision', 'pScore', 'gScore', 'floodReport'] as const
const flemishEnergy = ['energyScore', 'energyLabel', 'energyCertificate', 'addressOrCode'] as const
const brussels = ['energyLabel', 'co2', 'energyCertificate'] as const
const wallonia = ['energyCertificate', 'energyTotal', 'energyScore', 'energyLabel', 'permit', 'zoning'] as const

/** By region and goal. In force on 21 November 2026. */
const required: Record<Region, Record<Goal, readonly LegalStatement[]>> = {
  flanders: { sale: [...flemishEnergy, ...flemishPlanning, 'asbestos'], rent: [...flemishEnergy, 'rent', 'charges', ...flemishPlanning] },
  brussels: { sale: [...brussels, 'planningInformation'], rent: [...brussels, 'rent', 'charges', 'meters'] },
  wallonia: { sale: wallonia, rent: [...wallonia, 'rent', 'charges'] },
}

/** Buildings from this year on have no asbestos certificate. */
const ASBESTOS_FREE_FROM = 2001
/** A Flemish flood report counts for so long. */
export const FLOOD_REPORT_YEARS = 1

const isEnergy: readonly LegalStatement[] = ['energyScore', 'energyLabel', 'energyTotal', 'co2', 'energyCertificate', 'addressOrCode']
const isPlanning: readonly LegalStatement[] = flemishPlanning

/** Flemish leases say it when they run for more than nine years: of the contracts known here, the long lease does. */
const runsLong = ({ goal, contractType }: Advertised) => goal === 'sale' || contractType === 'long_lease'

function applies(statement: LegalStatement, ad: Advertised): boolean {
  if (isEnergy.includes(statement)) return needsEnergyCertificate(ad.type)
  if (statement === 'gScore' && !isBuilding(ad.type)) return false
  if (statement === 'asbestos') return isBuilding(ad.type) && (ad.constructionYear ?? 0) < ASBESTOS_FREE_FROM
  return ad.region !== 'flanders' || !isPlanning.includes(statement) || runsLong(ad)
}

/** What the advertisement of this property has to say; nothing is known of the law abroad. */
export const requiredStatements = (ad: Advertised): LegalStatement[] =>
  ad.region ? required[ad.region][ad.goal].filter((statement) => applies(statement, ad)) : []

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const isStated: Record<LegalStatement, (ad: Advertised, today: Date) => boolean> = {
  energyScore: ({ epcValue }) => isNumber(epcValue),
  energyLabel: (ad) => energyLabel(ad) !== undefined,
  energyTotal: ({ epcTotal }) => isNumber(epcTotal),
  co2: ({ co2Emission }) => isNumber(co2Emission),
  energyCertificate: ({ epcCertificate, epcDate }, today) => Boolean(epcCertificate) && (!epcDate || isCertificateValid(epcDate, today)),
  addressOrCode: ({ publishAddress, street, uniqueCode }) => Boolean(uniqueCode) || (publishAddress === true && Boolean(street)),
  permit: ({ permit }) => Boolean(permit),
  zoning: ({ zoning }) => Boolean(zoning),
  summons: ({ summons }) => Boolean(summons),
  preemption: ({ preemptiveRights }) => Boolean(preemptiveRights),
  subdivision: ({ allotmentPermit }) => Boolean(allotmentPermit),
  planningInformation: ({ planningInformation }) => Boolean(planningInformation),
  pScore: ({ pScore }) => Boolean(pScore),
  gScore: ({ gScore }) => Boolean(gScore),
  floodReport: ({ floodReportDate }, today) => Boolean(floodReportDate && (yearsAfter(floodReportDate, FLOOD_REPORT_YEARS) ?? '') >= dayOf(today)),
  asbestos: ({ asbestosCertificate, asbestosDate }) => Boolean(asbestosCertificate && asbestosDate),
  rent: ({ publishPrice, price, monthlyRent }) => publishPrice === true && isNumber(monthlyRent ?? price),
  charges: ({ chargesRenter }) => isNumber(chargesRenter),
  meters: ({ meters }) => Boolean(meters),
}

/** The obligatory statements that an advertisement does not make yet; what has run out counts as not made. */
export const missingForAdvertisement = (ad: Advertised, today: Date): LegalStatement[] =>
  requiredStatements(ad).filter((statement) => !isStated[statement](ad, today))
