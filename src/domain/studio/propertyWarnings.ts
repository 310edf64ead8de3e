import { energyLabel } from '../certificate'
import { dayOf } from '../days'
import { depositMonths, isDepositTooHigh } from '../deposit'
import type { Advertised } from '../legal/advertised'
import { fieldOf, missingForAdvertisement } from '../legal/required'
import { lapsesOf } from '../legal/standing'
import { uniqueCodeOf } from '../uniqueCode'
import type { EpcLabel, Region } from '../vocabulary'

type Perhaps<T> = T | null | undefined

/** What the check of a property looks at, as it stands in the form. */
export type Checked = Advertised & {
  deposit?: Perhaps<number>
  title?: Perhaps<string>
  latitude?: Perhaps<number>
  longitude?: Perhaps<number>
}

export type Computed = { region: Region | undefined; epcLabel: EpcLabel | undefined; uniqueCode: string | undefined }

type WarningCode =
  | 'labelDiffers'
  | 'dateAhead'
  | 'depositTooHigh'
  | 'noPrice'
  | 'hiddenStreetInTitle'
  | 'hiddenPlace'
  | 'codeDiffers'
  | 'statementsMissing'
  | 'lapsed'
  | 'lapses'

/** `must` breaks a rule of the law or shows what was to stay hidden; `check` is worth a look. */
export type Warning = { code: WarningCode; weight: 'must' | 'check'; values: Record<string, string | number>; fields: readonly string[] }

type Found = Warning | false | undefined

export const computedFor = (one: Checked): Computed => ({
  region: one.region,
  epcLabel: energyLabel(one)?.computed,
  uniqueCode: uniqueCodeOf(one.epcCertificate ?? ''),
})

function energyWarnings(one: Checked, today: Date): Found[] {
  const { epcDate, uniqueCode } = one
  const [answer, computed] = [energyLabel(one), computedFor(one)]
  const isAhead = dayOf(epcDate ?? '') > dayOf(today)
  return [
    answer?.computed !== undefined &&
      answer.differs && { code: 'labelDiffers', weight: 'check', values: { given: answer.label, computed: answer.computed }, fields: [] },
    isAhead && { code: 'dateAhead', weight: 'check', values: {}, fields: ['epcDate'] },
    uniqueCode && computed.uniqueCode && uniqueCode !== computed.uniqueCode
      ? { code: 'codeDiffers', weight: 'check', values: { given: uniqueCode, computed: computed.uniqueCode }, fields: [] }
      : false,
  ]
}

function offerWarnings({ goal, region, type, price, monthlyRent, deposit, publishPrice }: Checked): Found[] {
  const asked = goal === 'rent' ? (monthlyRent ?? price) : price
  return [
    publishPrice === true && !asked && { code: 'noPrice', weight: 'check', values: {}, fields: [goal === 'rent' ? 'monthlyRent' : 'price'] },
    goal === 'rent' && region && isDepositTooHigh({ region, type, rent: asked, deposit })
      ? { code: 'depositTooHigh', weight: 'must', values: { months: depositMonths[region] }, fields: [] }
      : false,
  ]
}

function placeWarnings({ publishAddress, street, title, latitude, longitude }: Checked): Found[] {
  if (publishAddress) return []
  const own = street?.trim() ?? ''
  const isNamed = own.length > 3 && (title?.toLowerCase().includes(own.toLowerCase()) ?? false)
  const isPlaced = typeof latitude === 'number' || typeof longitude === 'number'
  return [
    isNamed && { code: 'hiddenStreetInTitle', weight: 'must', values: { street: own }, fields: [] },
    isPlaced && { code: 'hiddenPlace', weight: 'check', values: {}, fields: [] },
  ]
}

/** What the law still wants said. The unique code counts as soon as its certificate stands there: saving writes it. */
function legalWarnings(one: Checked, today: Date): Found[] {
  const missing = missingForAdvertisement({ ...one, uniqueCode: one.uniqueCode || computedFor(one).uniqueCode }, today)
  const asked = missing.map((statement) => fieldOf(statement, one))
  const lapses = lapsesOf(one, today).filter(({ field }) => !asked.includes(field))
  return [
    missing.length > 0 && { code: 'statementsMissing', weight: 'must', values: {}, fields: missing },
    ...lapses.map(({ field, day, isOver }): Warning => ({ code: isOver ? 'lapsed' : 'lapses', weight: 'check', values: { day }, fields: [field] })),
  ]
}

/** What a colleague should look at before the property is published, the gravest first. */
export function warningsFor(one: Checked, today: Date): Warning[] {
  const found: Found[] = [...placeWarnings(one), ...offerWarnings(one), ...energyWarnings(one, today), ...legalWarnings(one, today)]
  const warnings = found.filter((warning) => warning !== false && warning !== undefined)
  return [...warnings.filter(({ weight }) => weight === 'must'), ...warnings.filter(({ weight }) => weight === 'check')]
}
