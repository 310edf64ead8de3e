import { energyLabel } from '../catalogue/certificate'
import { askedPrice, rentByMonth } from '../catalogue/rentalAmounts'
import { isDepositTooHigh, maxDepositMonths } from '../legal/deposit'
import type { Advertised } from '../legal/advertised'
import { excludingWordsIn } from '../legal/excludingWords'
import { isCertificateNumber } from '../legal/promise'
import { fieldOf, isAhead, missingForAdvertisement } from '../legal/required'
import { lapsesOf } from '../legal/compliance'
import { isFlemishCertificate, uniqueCodeOf } from '../catalogue/uniqueCode'
import type { EpcLabel, Region } from '../catalogue/vocabulary'

type Perhaps<T> = T | null | undefined

/** What the check of a property looks at, as it stands in the form. */
export type CheckedProperty = Advertised & {
  title?: Perhaps<string>
  latitude?: Perhaps<number>
  longitude?: Perhaps<number>
}

export type ComputedFields = {
  region: Region | undefined
  epcLabel: EpcLabel | undefined
  uniqueCode: string | undefined
}

type WarningCode =
  | 'labelDiffers'
  | 'dateAhead'
  | 'depositTooHigh'
  | 'noPrice'
  | 'hiddenStreetInTitle'
  | 'hiddenPlace'
  | 'codeDiffers'
  | 'unusualNumber'
  | 'decisionWithoutMeasure'
  | 'statementsMissing'
  | 'lapsed'
  | 'lapses'
  | 'excludingWords'

/** `must` breaks a rule of the law or shows what was to stay hidden; `check` is worth a look. */
export type Warning = {
  code: WarningCode
  weight: 'must' | 'check'
  values: Record<string, string | number>
  fields: readonly string[]
}

type PossibleWarning = Warning | false | undefined

const check = (
  code: WarningCode,
  values: Warning['values'] = {},
  fields: Warning['fields'] = [],
): Warning => ({ code, weight: 'check', values, fields })

export const computedFor = (property: CheckedProperty): ComputedFields => ({
  region: property.region,
  epcLabel: energyLabel(property)?.computed,
  uniqueCode: uniqueCodeOf(property.epcCertificate ?? ''),
})

function energyWarnings(property: CheckedProperty): PossibleWarning[] {
  const { epcCertificate: number, region, uniqueCode } = property
  const answer = energyLabel(property)
  const computed = computedFor(property)
  return [
    answer?.computed !== undefined &&
      answer.differs &&
      check('labelDiffers', { given: answer.label, computed: answer.computed }),
    uniqueCode && computed.uniqueCode && uniqueCode !== computed.uniqueCode
      ? check('codeDiffers', { given: uniqueCode, computed: computed.uniqueCode })
      : false,
    // Asked about and not refused. The law's own check names what is no number at all.
    region === 'flanders' &&
      isCertificateNumber(number) &&
      !isFlemishCertificate(number) &&
      check('unusualNumber', { given: number }, ['epcCertificate']),
  ]
}

function offerWarnings(property: CheckedProperty): PossibleWarning[] {
  const { goal, publishPrice } = property
  const amount = askedPrice(property)
  const lease = { ...property, rent: rentByMonth(property) }
  const months = maxDepositMonths(lease)
  return [
    publishPrice === true &&
      !amount &&
      check('noPrice', {}, [goal === 'rent' ? 'monthlyRent' : 'price']),
    goal === 'rent' &&
      months !== undefined &&
      isDepositTooHigh(lease) && {
        code: 'depositTooHigh',
        weight: 'must',
        values: { months },
        fields: [],
      },
  ]
}

/** Names the words for which the gate would refuse the advertisement. */
function wordWarnings({ goal, words, excludingWords }: CheckedProperty): PossibleWarning[] {
  const excluding =
    goal === 'rent' ? excludingWordsIn(words ?? '', excludingWords ?? undefined) : []
  return [
    excluding.length > 0 && {
      code: 'excludingWords',
      weight: 'check',
      values: { words: excluding.map((phrase) => `“${phrase}”`).join(', ') },
      fields: [],
    },
  ]
}

function placeWarnings({
  publishAddress,
  street,
  title,
  latitude,
  longitude,
}: CheckedProperty): PossibleWarning[] {
  if (publishAddress) return []
  const streetName = street?.trim() ?? ''
  const isNamed =
    streetName.length > 3 && (title?.toLowerCase().includes(streetName.toLowerCase()) ?? false)
  const isPlaced = typeof latitude === 'number' || typeof longitude === 'number'
  return [
    isNamed && {
      code: 'hiddenStreetInTitle',
      weight: 'must',
      values: { street: streetName },
      fields: [],
    },
    isPlaced && { code: 'hiddenPlace', weight: 'check', values: {}, fields: [] },
  ]
}

/** Asked about and not refused: a decision can be about something else, and a feed may bring both. */
const planningWarnings = ({ summons, judicialDecision }: CheckedProperty): PossibleWarning[] => [
  summons === 'none' &&
    judicialDecision === 'yes' && {
      code: 'decisionWithoutMeasure',
      weight: 'check',
      values: {},
      fields: ['summons', 'judicialDecision'],
    },
]

/** The dates of documents, none of which can lie in the future. */
const documentDates = ['epcDate', 'floodReportDate', 'asbestosDate', 'electricalDate'] as const

/**
 * What the law still wants said. The unique code counts as soon as its certificate stands there:
 * saving writes it.
 */
function legalWarnings(property: CheckedProperty, today: Date): PossibleWarning[] {
  const missing = missingForAdvertisement(
    { ...property, uniqueCode: property.uniqueCode || computedFor(property).uniqueCode },
    today,
  )
  const fields = missing.map((statement) => fieldOf(statement, property))
  // Of a deposit that is too high a sentence of its own says by how many months.
  const listed = missing.filter((statement) => statement !== 'lawfulDeposit')
  const ahead = documentDates.filter((field) => isAhead(property[field], today))
  const lapses = lapsesOf(property, today).filter(({ field }) => !fields.includes(field))
  return [
    ...ahead.map((field): Warning => ({
      code: 'dateAhead',
      weight: fields.includes(field) ? 'must' : 'check',
      values: {},
      fields: [field],
    })),
    listed.length > 0 && { code: 'statementsMissing', weight: 'must', values: {}, fields: listed },
    ...lapses.map(({ field, day, isOver }): Warning => ({
      code: isOver ? 'lapsed' : 'lapses',
      weight: 'check',
      values: { day },
      fields: [field],
    })),
  ]
}

/** Returns the warnings about a property before it is published, the gravest first. */
export function warningsFor(property: CheckedProperty, today: Date): Warning[] {
  const possible: PossibleWarning[] = [
    ...placeWarnings(property),
    ...wordWarnings(property),
    ...offerWarnings(property),
    ...energyWarnings(property),
    ...planningWarnings(property),
    ...legalWarnings(property, today),
  ]
  const warnings = possible.filter((warning) => warning !== false && warning !== undefined)
  return [
    ...warnings.filter(({ weight }) => weight === 'must'),
    ...warnings.filter(({ weight }) => weight === 'check'),
  ]
}
