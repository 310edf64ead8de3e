import { labelFor, type EpcProfile } from '../epc'
import { uniqueCodeOf } from '../uniqueCode'
import type { EpcLabel, Goal, Region } from '../vocabulary'

/** What the check of a property looks at, as it stands in the form. */
export type Checked = {
  goal: Goal
  region: Region | undefined
  price: number | undefined
  monthlyRent: number | undefined
  publishPrice: boolean
  deposit: number | undefined
  publishAddress: boolean
  street: string | undefined
  title: string | undefined
  placed: boolean
  epcValue: number | undefined
  epcLabel: EpcLabel | undefined
  epcProfile: EpcProfile | undefined
  epcCertificate: string | undefined
  epcDate: string | undefined
  floodReportDate: string | undefined
  uniqueCode: string | undefined
  constructionYear: number | undefined
  /** Names of the fields in which something stands. */
  filled: ReadonlySet<string>
}

export type Computed = { region: Region | undefined; epcLabel: EpcLabel | undefined; uniqueCode: string | undefined }

type WarningCode =
  | 'labelDiffers'
  | 'certificateExpired'
  | 'dateAhead'
  | 'depositTooHigh'
  | 'noPrice'
  | 'hiddenStreetInTitle'
  | 'hiddenPlace'
  | 'hiddenWithoutCode'
  | 'codeDiffers'
  | 'floodReportOld'
  | 'statementsMissing'

/** `must` breaks a rule of the law or shows what was to stay hidden; `check` is worth a look. */
export type Warning = { code: WarningCode; weight: 'must' | 'check'; values: Record<string, string | number>; fields: string[] }

/** Months of rent that a deposit may be, in force on 21 November 2026. */
const depositMonths: Record<Region, number> = { flanders: 3, brussels: 2, wallonia: 2 }

/** Years for which a certificate and a flood report hold, in force on 21 November 2026. */
const YEARS = { certificate: 10, floodReport: 1 }

/** Flanders asks for the asbestos certificate of buildings older than this, in force on 21 November 2026. */
const ASBESTOS_BEFORE = 2001

const energyOf: Record<Region, readonly string[]> = {
  flanders: ['epcValue', 'epcLabel', 'epcCertificate'],
  brussels: ['epcLabel', 'co2Emission'],
  wallonia: ['epcValue', 'epcLabel', 'epcTotal', 'epcCertificate'],
}
const flemishSale = ['permit', 'zoning', 'summons', 'preemptiveRights', 'allotmentPermit', 'pScore', 'gScore']
const planningOf: Record<Region, readonly string[]> = { flanders: flemishSale, brussels: ['planningInformation'], wallonia: ['zoning', 'permit'] }

/** The fields that an advertisement has to state in that region and that are still empty. */
function missingStatements({ goal, region, constructionYear, filled }: Checked): string[] {
  if (!region) return []
  const asbestos = region === 'flanders' && goal === 'sale' && constructionYear !== undefined && constructionYear < ASBESTOS_BEFORE
  const needed = [
    ...energyOf[region],
    ...(goal === 'sale' || region === 'wallonia' ? planningOf[region] : []),
    ...(goal === 'rent' ? ['chargesRenter'] : []),
    ...(asbestos ? ['asbestosCertificate', 'asbestosDate'] : []),
  ]
  return needed.filter((field) => !filled.has(field))
}

function yearsAfter(date: string, years: number): Date {
  const end = new Date(date)
  end.setFullYear(end.getFullYear() + years)
  return end
}

export function computedFor({ region, epcValue, epcProfile, epcCertificate }: Checked): Computed {
  return {
    region,
    epcLabel: region && epcValue !== undefined ? labelFor(epcValue, region, epcProfile) : undefined,
    uniqueCode: epcCertificate ? uniqueCodeOf(epcCertificate) : undefined,
  }
}

type Found = Warning | false

function energyWarnings(one: Checked, today: Date): Found[] {
  const computed = computedFor(one)
  const { epcLabel, epcDate, uniqueCode } = one
  const ahead = epcDate !== undefined && new Date(epcDate) > today
  const expired = epcDate !== undefined && yearsAfter(epcDate, YEARS.certificate) < today
  return [
    epcLabel !== undefined &&
      computed.epcLabel !== undefined &&
      epcLabel !== computed.epcLabel && { code: 'labelDiffers', weight: 'check', values: { given: epcLabel, computed: computed.epcLabel }, fields: [] },
    expired && { code: 'certificateExpired', weight: 'must', values: { years: YEARS.certificate }, fields: [] },
    ahead && { code: 'dateAhead', weight: 'check', values: {}, fields: ['epcDate'] },
    uniqueCode !== undefined &&
      computed.uniqueCode !== undefined &&
      uniqueCode !== computed.uniqueCode && { code: 'codeDiffers', weight: 'check', values: { given: uniqueCode, computed: computed.uniqueCode }, fields: [] },
  ]
}

function offerWarnings({ goal, region, price, monthlyRent, deposit, publishPrice }: Checked): Found[] {
  const asked = goal === 'rent' ? (monthlyRent ?? price) : price
  const months = region && depositMonths[region]
  const tooHigh = goal === 'rent' && months !== undefined && asked !== undefined && deposit !== undefined && asked > 0 && deposit > asked * months
  return [
    publishPrice && !asked && { code: 'noPrice', weight: 'check', values: {}, fields: [goal === 'rent' ? 'monthlyRent' : 'price'] },
    tooHigh && { code: 'depositTooHigh', weight: 'must', values: { months }, fields: [] },
  ]
}

function placeWarnings({ publishAddress, street, title, placed, region, uniqueCode, epcCertificate }: Checked): Found[] {
  if (publishAddress) return []
  const named = street !== undefined && street.trim().length > 3 && (title?.toLowerCase().includes(street.trim().toLowerCase()) ?? false)
  return [
    named && { code: 'hiddenStreetInTitle', weight: 'must', values: { street }, fields: [] },
    placed && { code: 'hiddenPlace', weight: 'check', values: {}, fields: [] },
    region === 'flanders' && !uniqueCode && !uniqueCodeOf(epcCertificate ?? '') && { code: 'hiddenWithoutCode', weight: 'must', values: {}, fields: [] },
  ]
}

/** What a colleague should look at before the property is published, the gravest first. */
export function warningsFor(one: Checked, today: Date): Warning[] {
  const missing = missingStatements(one)
  const old = one.floodReportDate !== undefined && yearsAfter(one.floodReportDate, YEARS.floodReport) < today
  const found: Found[] = [
    ...placeWarnings(one),
    ...offerWarnings(one),
    ...energyWarnings(one, today),
    old && one.region === 'flanders' && { code: 'floodReportOld', weight: 'must', values: {}, fields: [] },
    missing.length > 0 && { code: 'statementsMissing', weight: 'must', values: {}, fields: missing },
  ]
  const warnings = found.filter((warning) => warning !== false)
  return [...warnings.filter(({ weight }) => weight === 'must'), ...warnings.filter(({ weight }) => weight === 'check')]
}
