import { yearsAfter, type Day } from '../lib/days'
import { labelFor, type EpcProfile } from './epc'
import type { EpcLabel, Region } from './vocabulary'

/**
 * The years for which the dated documents of a home are valid, by the fields that hold their dates: an energy certificate in the three
 * regions, a Flemish flood report since 1 January 2023, an inspection of the electricity. In force on 21 November 2026.
 */
export const validityYears = { epcDate: 10, floodReportDate: 1, electricalDate: 25 } as const
export type DatedDocument = keyof typeof validityYears
export const datedDocuments = [
  'epcDate',
  'floodReportDate',
  'electricalDate',
] as const satisfies readonly DatedDocument[]

export type CertificateFields = {
  epcLabel?: EpcLabel | null
  epcValue?: number | null
  epcProfile?: EpcProfile | null
  region: Region | undefined
}

export type EnergyLabel = { label: EpcLabel; computed: EpcLabel | undefined; differs: boolean }

/**
 * Returns the energy label of a home: that of the certificate, with `differs` when the value gives
 * another.
 */
export function energyLabel({
  epcLabel,
  epcValue,
  epcProfile,
  region,
}: CertificateFields): EnergyLabel | undefined {
  const hasValue = typeof epcValue === 'number' && Number.isFinite(epcValue)
  const computed =
    region && hasValue ? labelFor(epcValue, region, epcProfile ?? undefined) : undefined
  const label = epcLabel ?? computed
  return label && { label, computed, differs: computed !== undefined && computed !== label }
}

/** Returns the last day on which a document of this date is valid. */
export const expiryDayOf = (document: DatedDocument, date: string): Day | undefined =>
  yearsAfter(date, validityYears[document])
