import { conditions, electricalInspections, frames, glazings, heatings, heatingSources, isPlausibleYear, kitchens, meters, roofMaterials } from '../building'
import { epcLimits } from '../epc'
import { asbestosTypes, floodScores, floodZones, permits, planningInformations, summonses, yesOrNone, zonings } from '../planning'
import { contractTypes, priceUnits, vatRegimes } from '../priceUnits'
import { recordStatuses } from '../recordStatuses'
import { epcLabels, goals, marquees } from '../vocabulary'

/** What a fact of a listing can be. `vocabulary` names the words of its choices when they are not those of the fact's own name. */
export type FactKind =
  | { is: 'number'; min: number; max: number; whole?: true }
  | { is: 'choice'; of: readonly string[]; vocabulary?: string; byNumber?: true }
  | { is: 'text'; most: number }
  | { is: 'year' | 'day' | 'flag' }

export type FactValue = string | number | boolean

const money: FactKind = { is: 'number', min: 0, max: 1_000_000_000 }
const measure: FactKind = { is: 'number', min: 0, max: 10_000_000 }
const count: FactKind = { is: 'number', min: 0, max: 9999, whole: true }
const flag: FactKind = { is: 'flag' }
const day: FactKind = { is: 'day' }
const year: FactKind = { is: 'year' }
const line: FactKind = { is: 'text', most: 200 }
const number = (min: number, max: number, whole?: true): FactKind => ({ is: 'number', min, max, ...(whole && { whole }) })
const choice = (of: readonly string[], vocabulary?: string): FactKind => ({ is: 'choice', of, ...(vocabulary && { vocabulary }) })

/** Every fact that a feed can bring, under the name of the property's field: readers, writers and the database follow this one table. */
const feedFacts = {
  reference: number(1, 2_000_000_000, true),
  goal: choice(goals),
  status: { is: 'choice', of: recordStatuses, vocabulary: 'recordStatus', byNumber: true },
  marquee: { is: 'choice', of: marquees, byNumber: true },
  recordFile: line,
  availableFrom: day,
  contractType: choice(contractTypes),
  ...{ price: money, priceUnit: { is: 'choice', of: priceUnits, byNumber: true }, publishPrice: flag },
  ...{ monthlyRent: money, chargesRenter: money, meters: choice(meters), deposit: money, agencyCost: money, inventoryCost: money },
  ...{ constructionCost: money, landValue: money, notaryFee: money, registrationRight: money, vatRegime: choice(vatRegimes), vatValue: number(0, 100) },
  ...{ chargesOwner: money, realEstateTax: money, cadastralIncome: money, rentalIncome: money },
  ...{ street: line, houseNumber: line, boxNumber: line, publishAddress: flag, latitude: number(-90, 90), longitude: number(-180, 180), uniqueCode: line },
  ...{ livingArea: measure, groundArea: measure, totalArea: measure, constructedArea: measure, terraceArea: measure, gardenArea: measure },
  ...{ officeArea: measure, storeArea: measure, frontWidth: measure, plotWidth: measure, plotDepth: measure },
  ...{ bedrooms: count, bathrooms: count, showerRooms: count, toilets: count, garages: count, parkings: count, externalParkings: count },
  ...{ floor: number(-20, 200, true), floors: number(0, 200, true), facades: number(0, 20, true) },
  ...{ constructionYear: year, renovationYear: year, condition: choice(conditions) },
  ...{ heating: choice(heatings), heatingSource: choice(heatingSources), kitchen: choice(kitchens), glazing: choice(glazings), frame: choice(frames) },
  ...{ roofMaterial: choice(roofMaterials), roofCondition: choice(conditions, 'condition') },
  ...{ gas: flag, water: flag, electricity: flag, lift: flag, cellar: flag, attic: flag, terrace: flag, garden: flag },
  ...{ garage: flag, pool: flag, furnished: flag, newBuild: flag, investment: flag },
  ...{ epcValue: { is: 'number', ...epcLimits }, epcLabel: choice(epcLabels), epcCertificate: line, epcDate: day },
  ...{ epcTotal: number(-1_000_000, 10_000_000), co2Emission: number(-200, 5000), eLevel: number(-100, 500) },
  electricalInspection: choice(electricalInspections),
  ...{ permit: choice(permits), allotmentPermit: choice(permits), zoning: choice(zonings), summons: choice(summonses) },
  ...{ judicialDecision: choice(yesOrNone), preemptiveRights: choice(yesOrNone), planningInformation: choice(planningInformations) },
  ...{ floodZone: choice(floodZones), gScore: choice(floodScores, 'floodScore'), pScore: choice(floodScores, 'floodScore'), floodReportDate: day },
  ...{ asbestosCertificate: line, asbestosDate: day, asbestosType: choice(asbestosTypes), soilCertificate: line },
  virtualTour: { is: 'text', most: 500 },
} as const satisfies Record<string, FactKind>

export type FeedFact = keyof typeof feedFacts
export type Facts = Partial<Record<FeedFact, FactValue>>

export const factNames = Object.keys(feedFacts) as FeedFact[]

export const kindOf = (fact: FeedFact): FactKind => feedFacts[fact]

const DAY = /^(\d{4})-(\d\d)-(\d\d)/
const BELGIAN_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

function dayOf(text: string): string | undefined {
  const [, year, month, date] = DAY.exec(text) ?? []
  const [, d, m, y] = BELGIAN_DAY.exec(text) ?? []
  const written = `${year ?? y}-${(month ?? m)?.padStart(2, '0')}-${(date ?? d)?.padStart(2, '0')}`
  const moment = new Date(`${written}T00:00:00.000Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : undefined
}

/** A number as programs and people write it: 1250.5, 1.250,50, 1,250.50, € 1 250. One sign before three digits parts thousands. */
export function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f€']|EUR|m²|kWh/gi, '')
  if (!/^[+-]?[\d.,]+$/.test(bare)) return undefined
  const sign = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  const both = bare.includes('.') && bare.includes(',')
  const marks = bare.replace(/[^.,]/g, '')
  const isDecimal =
    sign >= 0 && (both ? marks.indexOf(bare.charAt(sign)) === marks.length - 1 : marks.length === 1 && !/^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(bare))
  const whole = (isDecimal ? bare.slice(0, sign) : bare).replace(/[.,]/g, '')
  const value = Number(isDecimal ? `${whole}.${bare.slice(sign + 1)}` : whole)
  return Number.isFinite(value) && /\d/.test(whole + bare) ? value : undefined
}

const YES = ['1', 'true', 'yes', 'y', 'ja', 'oui', 'j', 'o', 'x', 'wahr', 'vrai', 'waar']
const NO = ['0', 'false', 'no', 'n', 'nee', 'neen', 'non', 'nein', 'falsch', 'faux', 'onwaar', '']

function flagOf(text: string): boolean | undefined {
  const said = text.toLowerCase()
  return YES.includes(said) ? true : NO.includes(said) ? false : undefined
}

function numberIn(kind: Extract<FactKind, { is: 'number' }>, given: FactValue): number | undefined {
  const value = typeof given === 'number' ? given : numberOf(String(given))
  const fits = value !== undefined && value >= kind.min && value <= kind.max && (!kind.whole || Number.isInteger(value))
  return fits ? value : undefined
}

/** The value that a fact can hold, or nothing when it cannot hold this one. */
export function valueOf(fact: FeedFact, given: FactValue, today: Date): FactValue | undefined {
  const kind = kindOf(fact)
  const text = String(given).trim()
  switch (kind.is) {
    case 'number':
      return numberIn(kind, given)
    case 'year': {
      const year = Number(text)
      return isPlausibleYear(year, today) ? year : undefined
    }
    case 'day':
      return dayOf(text)
    case 'flag':
      return typeof given === 'boolean' ? given : flagOf(text)
    case 'choice':
      return kind.of.find((one) => one === text) ?? (kind.byNumber && /^\d+$/.test(text) ? kind.of[Number(text)] : undefined)
    case 'text':
      return text.length <= kind.most ? text : undefined
  }
}
