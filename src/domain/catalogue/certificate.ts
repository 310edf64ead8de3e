import { yearsAfter, type Day } from '../lib/days'
import { labelFor, type EpcProfile } from './epc'
import { isHome } from './propertyKinds'
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
  /** The WebID of the main type; without it the property counts as a home. */
  type?: number | undefined
}

export type EnergyLabel = { label: EpcLabel; computed: EpcLabel | undefined; differs: boolean }

/**
 * Returns the energy label of a property: that of the certificate, with `differs` when the value gives
 * another. Of homes only: the bands of shops and offices are others.
 */
export function energyLabel({
  epcLabel,
  epcValue,
  epcProfile,
  region,
  type,
}: CertificateFields): EnergyLabel | undefined {
  const hasValue = typeof epcValue === 'number' && Number.isFinite(epcValue)
  const isOnScale = type === undefined || isHome(type)
  const computed =
    region && hasValue && isOnScale
      ? labelFor(epcValue, region, epcProfile ?? undefined)
      : undefined
  const label = epcLabel ?? computed
  return label && { label, computed, differs: computed !== undefined && computed !== label }
}

/** Returns the last day on which a document of this date is valid. */
export const expiryDayOf = (document: DatedDocument, date: string): Day | undefined =>
  yearsAfter(date, validityYears[document])

/** The number of a Flemish or Brussels certificate, parted by dashes, or of a Walloon one in one piece. */
const DATED_NUMBER = /^(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:-|\d{6}$)/

/**
 * Returns the day of an energy certificate: what is filled in, or what its number begins with. It
 * counts ten years from there, whether its date was typed or not.
 */
export function certificateDay({
  epcDate,
  epcCertificate,
}: {
  epcDate?: string | null | undefined
  epcCertificate?: string | null | undefined
}): string | undefined {
  if (epcDate) return epcDate
  const [, year, month, date] = DATED_NUMBER.exec(epcCertificate?.trim() ?? '') ?? []
  return year === undefined ? undefined : yearsAfter(`${year}-${month}-${date}`, 0)
}
