import { certificateDay, energyLabel, expiryDayOf } from '../catalogue/certificate'
import { isAmount, rentByMonth } from '../catalogue/rentalAmounts'
import { dayOf, type Day } from '../lib/days'
import { isBuilding, needsEnergyCertificate } from '../catalogue/propertyKinds'
import type { Goal, Region } from '../catalogue/vocabulary'
import type { Advertised } from './advertised'
import { isDepositTooHigh } from './deposit'
import { isCertificateNumber } from './promise'
import { forbiddenIn, type WordStatement } from './wordStatements'

/**
 * What an advertisement can have to say. Their names stand under `options.legalStatement` in the
 * messages.
 */
export const legalStatements = [
  'energyScore',
  'energyLabel',
  'energyTotal',
  'co2',
  'energyCertificate',
  'noPromise',
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
  'lawfulDeposit',
  'noExclusion',
] as const
export type LegalStatement = (typeof legalStatements)[number]

const flemishPlanning = [
  'permit',
  'zoning',
  'summons',
  'preemption',
  'subdivision',
  'pScore',
  'gScore',
  'floodReport',
] as const
const flemishEnergy = ['energyScore', 'energyLabel', 'energyCertificate', 'addressOrCode'] as const
const brussels = ['energyLabel', 'co2', 'energyCertificate', 'noPromise'] as const
const wallonia = [
  'energyCertificate',
  'energyTotal',
  'energyScore',
  'energyLabel',
  'noPromise',
  'permit',
  'zoning',
] as const

/** By region and goal. In force on 21 November 2026. */
const required: Record<Region, Record<Goal, readonly LegalStatement[]>> = {
  flanders: {
    sale: [...flemishEnergy, ...flemishPlanning, 'asbestos'],
    rent: [...flemishEnergy, 'rent', 'charges', ...flemishPlanning, 'lawfulDeposit', 'noExclusion'],
  },
  brussels: {
    sale: [...brussels, 'planningInformation'],
    rent: [
      ...brussels,
      'rent',
      'charges',
      'meters',
      'planningInformation',
      'lawfulDeposit',
      'noExclusion',
    ],
  },
  wallonia: {
    sale: wallonia,
    rent: [...wallonia, 'rent', 'charges', 'lawfulDeposit', 'noExclusion'],
  },
}

/**
 * Buildings from this year on have no asbestos certificate. In force in Flanders since 23 November
 * 2022.
 */
const ASBESTOS_FREE_FROM = 2001

/** What rests on a certificate. That none is promised in words holds also for what needs none yet. */
const energyStatements: readonly LegalStatement[] = [
  'energyScore',
  'energyLabel',
  'energyTotal',
  'co2',
  'energyCertificate',
  'addressOrCode',
]

/** What Flanders and Brussels ask of a sale, and of a lease only when it is long. */
const planningStatements: Partial<Record<Region, readonly LegalStatement[]>> = {
  flanders: flemishPlanning,
  brussels: ['planningInformation'],
}

/** Long are leases of more than nine years: of the contracts known here, the long lease is. */
const isSaleOrLongLease = ({ goal, contractType }: Advertised) =>
  goal === 'sale' || contractType === 'long_lease'

function applies(statement: LegalStatement, ad: Advertised, today: Date): boolean {
  // A certificate of a building that is named has to be valid, also where none is asked for.
  if (statement === 'energyCertificate' && ad.epcCertificate && isBuilding(ad.type)) return true
  if (energyStatements.includes(statement)) return needsEnergyCertificate(ad, today)
  if (statement === 'gScore' && !isBuilding(ad.type)) return false
  if (statement === 'asbestos')
    return isBuilding(ad.type) && (ad.constructionYear ?? 0) < ASBESTOS_FREE_FROM
  const isPlanning = ad.region && planningStatements[ad.region]?.includes(statement)
  return !isPlanning || isSaleOrLongLease(ad)
}

/** What the advertisement of this property has to say; nothing is known of the law abroad. */
export const requiredStatements = (ad: Advertised, today: Date): LegalStatement[] =>
  ad.region ? required[ad.region][ad.goal].filter((one) => applies(one, ad, today)) : []

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

type Rule = {
  /** The field of the property that staff fill in for it. */
  field: (ad: Advertised) => AdvertisedField
  isStated: (ad: Advertised) => boolean
  /** The date of the document that it rests on, which counts from that day. */
  dated?: (ad: Advertised) => string | null | undefined
  /** The last day on which what is stated counts. */
  until?: (ad: Advertised) => Day | undefined
}

export type AdvertisedField =
  Exclude<keyof Advertised, 'region' | 'type' | 'words' | 'excludingWords'> | 'description'

const anyValue = (field: Exclude<AdvertisedField, 'description'>): Rule => ({
  field: () => field,
  isStated: (ad) => Boolean(ad[field]),
})
const numericValue = (field: Exclude<AdvertisedField, 'description'>): Rule => ({
  field: () => field,
  isStated: (ad) => isNumber(ad[field]),
})

/** Some sources write the number in the line of the street. */
const hasAddress = ({ street, houseNumber }: Advertised): boolean =>
  Boolean(street) && (Boolean(houseNumber) || /\d/.test(street ?? ''))

const wordRule = (statement: WordStatement): Rule => ({
  field: () => 'description',
  isStated: (ad) => forbiddenIn(statement, ad.words ?? '', ad).length === 0,
})

const statements: Record<LegalStatement, Rule> = {
  energyScore: numericValue('epcValue'),
  energyLabel: { field: () => 'epcLabel', isStated: (ad) => energyLabel(ad) !== undefined },
  energyTotal: numericValue('epcTotal'),
  co2: numericValue('co2Emission'),
  energyCertificate: {
    field: ({ epcCertificate }) =>
      isCertificateNumber(epcCertificate) ? 'epcDate' : 'epcCertificate',
    isStated: ({ epcCertificate }) => isCertificateNumber(epcCertificate),
    dated: certificateDay,
    until: (ad) => {
      const day = certificateDay(ad)
      return day ? (expiryDayOf('epcDate', day) ?? '') : undefined
    },
  },
  noPromise: wordRule('noPromise'),
  addressOrCode: {
    field: () => 'uniqueCode',
    isStated: (ad) => Boolean(ad.uniqueCode) || (ad.publishAddress === true && hasAddress(ad)),
  },
  permit: anyValue('permit'),
  zoning: anyValue('zoning'),
  summons: anyValue('summons'),
  preemption: anyValue('preemptiveRights'),
  subdivision: anyValue('allotmentPermit'),
  // That there is none does not inform: it is asked of the municipality before a property is offered.
  planningInformation: {
    field: () => 'planningInformation',
    isStated: ({ planningInformation: answer }) => answer === 'available' || answer === 'requested',
  },
  pScore: anyValue('pScore'),
  gScore: anyValue('gScore'),
  floodReport: {
    ...anyValue('floodReportDate'),
    dated: ({ floodReportDate }) => floodReportDate,
    until: ({ floodReportDate }) => expiryDayOf('floodReportDate', floodReportDate ?? '') ?? '',
  },
  asbestos: {
    field: ({ asbestosCertificate }) =>
      asbestosCertificate ? 'asbestosDate' : 'asbestosCertificate',
    isStated: ({ asbestosCertificate, asbestosDate }) =>
      Boolean(asbestosCertificate && asbestosDate),
    dated: ({ asbestosDate }) => asbestosDate,
  },
  rent: {
    field: ({ price, monthlyRent }) =>
      isAmount(monthlyRent) || isAmount(price) ? 'publishPrice' : 'monthlyRent',
    isStated: ({ publishPrice, price, monthlyRent }) =>
      publishPrice === true && (isAmount(monthlyRent) || isAmount(price)),
  },
  charges: numericValue('chargesRenter'),
  meters: anyValue('meters'),
  lawfulDeposit: {
    field: () => 'deposit',
    isStated: (ad) =>
      !isDepositTooHigh({
        region: ad.region,
        type: ad.type,
        contractType: ad.contractType,
        rent: rentByMonth(ad),
        deposit: ad.deposit,
      }),
  },
  noExclusion: wordRule('noExclusion'),
}

/** Until when a statement that is made counts; nothing for one that does not age. */
export const countsUntil = (statement: LegalStatement, ad: Advertised): Day | undefined =>
  statements[statement].until?.(ad)

/** Where staff fill in what a statement lacks. */
export const fieldOf = (statement: LegalStatement, ad: Advertised): AdvertisedField =>
  statements[statement].field(ad)

/** Returns whether a date lies in the future, as a slip of the keys brings it there. */
export const isAhead = (date: string | null | undefined, today: Date): boolean =>
  dayOf(date ?? '') > dayOf(today)

function isMet(statement: LegalStatement, ad: Advertised, today: Date): boolean {
  const { isStated, dated } = statements[statement]
  const until = countsUntil(statement, ad)
  return (
    isStated(ad) && (until === undefined || until >= dayOf(today)) && !isAhead(dated?.(ad), today)
  )
}

/**
 * The obligatory statements that an advertisement does not make yet; one whose document has run out
 * or is dated in the future counts as not made.
 */
export const missingForAdvertisement = (ad: Advertised, today: Date): LegalStatement[] =>
  requiredStatements(ad, today).filter((statement) => !isMet(statement, ad, today))
