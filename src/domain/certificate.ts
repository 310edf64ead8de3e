import { yearsAfter, type Day } from './days'
import { labelFor, labelsOf, limitsOf, type EpcProfile } from './epc'
import type { EpcLabel, Region } from './vocabulary'

/**
 * How many years the dated papers of a home count, under the fields that hold their dates: an energy certificate in the three
 * regions, a Flemish flood report since 1 January 2023, an inspection of the electricity. In force on 21 November 2026.
 */
export const paperYears = { epcDate: 10, floodReportDate: 1, electricalDate: 25 } as const
export type Paper = keyof typeof paperYears
export const papers = ['epcDate', 'floodReportDate', 'electricalDate'] as const satisfies readonly Paper[]

export type Certified = { epcLabel?: EpcLabel | null; epcValue?: number | null; epcProfile?: EpcProfile | null; region: Region | undefined }

export type LabelAnswer = { label: EpcLabel; computed: EpcLabel | undefined; differs: boolean }

/** The label of a home: the one printed on the certificate wins, and where it differs from the value staff are warned. */
export function energyLabel({ epcLabel, epcValue, epcProfile, region }: Certified): LabelAnswer | undefined {
  const hasValue = typeof epcValue === 'number' && Number.isFinite(epcValue)
  const computed = region && hasValue ? labelFor(epcValue, region, epcProfile ?? undefined) : undefined
  const label = epcLabel ?? computed
  return label && { label, computed, differs: computed !== undefined && computed !== label }
}

/** The last day on which a paper of this date counts. */
export const paperEnd = (paper: Paper, date: string): Day | undefined => yearsAfter(date, paperYears[paper])

/** Where the arrow of a scale points, as a part of its length: at the value, or amid the label when they disagree. */
export function placeOnScale(label: EpcLabel, value: number | null | undefined, region: Region, profile?: EpcProfile): number | undefined {
  const labels = labelsOf(region, profile)
  const at = labels.indexOf(label)
  if (at < 0) return undefined
  return (at + within(label, value, region, profile)) / labels.length
}

function within(label: EpcLabel, value: number | null | undefined, region: Region, profile?: EpcProfile): number {
  const limits = limitsOf(region, profile)
  const at = labelsOf(region, profile).indexOf(label)
  const [from, to] = [limits[at - 1], limits[at]]
  const isOpen = from === undefined || to === undefined || !Number.isFinite(to)
  if (isOpen || typeof value !== 'number' || labelFor(value, region, profile) !== label) return 0.5
  return (value - from) / (to - from)
}
