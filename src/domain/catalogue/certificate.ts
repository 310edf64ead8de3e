import { dayOf, yearsAfter, type Day } from '../lib/days'
import {
  bandsOf,
  labelFor,
  labelsOf,
  OFFICIAL_SCALE_SINCE,
  type Band,
  type EpcProfile,
} from './epc'
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
  epcDate?: string | null
  epcCertificate?: string | null
  region: Region | undefined
  /** The WebID of the main type; without it the property counts as a home. */
  type?: number | undefined
}

export type EnergyLabel = { label: EpcLabel; computed: EpcLabel | undefined; differs: boolean }

type Certified = Omit<CertificateFields, 'epcValue'>

/** Whether the bands of homes count; shops and offices are measured otherwise. */
const hasHomeScale = ({ type }: Pick<Certified, 'type'>): boolean =>
  type === undefined || isHome(type)

/**
 * Returns the labels that can be printed on a certificate in a region, best first. The Flemish one of
 * what is not a home ends a class later than that of homes. In force on 21 November 2026.
 */
export function printedLabels({ region, ...fields }: Certified & { region: Region }) {
  const labels = labelsOf(region, epcProfileOf(fields))
  return region === 'flanders' && !hasHomeScale(fields) ? [...labels, 'g' as const] : labels
}

/**
 * Returns the bands to draw beside a label, best first: none for what is not a home, whose bands would
 * say something false, nor where the scale of the region does not have the label.
 */
export function scaleBeside(label: EpcLabel, { region, ...fields }: Certified): readonly Band[] {
  if (!region || !hasHomeScale(fields)) return []
  const bands = bandsOf(region, epcProfileOf({ ...fields, epcLabel: label }))
  return bands.some(([one]) => one === label) ? bands : []
}

/**
 * Returns the energy label of a property: that of the certificate, with `differs` when the value gives
 * another. Of homes only: the bands of shops and offices are others.
 */
export function energyLabel({
  epcLabel,
  epcValue,
  region,
  ...fields
}: CertificateFields): EnergyLabel | undefined {
  const hasValue = typeof epcValue === 'number' && Number.isFinite(epcValue)
  const computed =
    region && hasValue && hasHomeScale(fields)
      ? labelFor(epcValue, region, epcProfileOf({ ...fields, epcLabel }))
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

type ScaleFields = Pick<CertificateFields, 'epcLabel' | 'epcProfile' | 'epcDate' | 'epcCertificate'>

/**
 * Returns the scale of a Brussels certificate: the one that has its label, where only the official one
 * does, else the one in force on its day. The field decides only while the day is not known.
 */
function epcProfileOf({ epcLabel, epcProfile, ...dated }: ScaleFields): EpcProfile {
  const has = (profile: EpcProfile) =>
    labelsOf('brussels', profile).some((label) => label === epcLabel)
  if (has('official') && !has('specification')) return 'official'
  const day = certificateDay(dated)
  if (!day) return epcProfile ?? 'specification'
  return dayOf(day) >= OFFICIAL_SCALE_SINCE ? 'official' : 'specification'
}
