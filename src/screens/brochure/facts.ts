import { formatEuros } from '@/domain/price'
import { formatDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { factName, optionName, translate } from '@/i18n/translate'
import type { Property } from '@/payload-types'

type Row = { label: string; value: string }

const areas = ['livingArea', 'groundArea', 'totalArea', 'terraceArea', 'gardenArea', 'officeArea', 'storeArea'] as const
const counts = ['bedrooms', 'bathrooms', 'showerRooms', 'toilets', 'floor', 'floors', 'facades', 'garages', 'parkings', 'externalParkings'] as const
const years = ['constructionYear', 'renovationYear'] as const
const choices = ['condition', 'kitchen', 'heating', 'heatingSource', 'glazing', 'frame', 'roofMaterial'] as const
const flags = ['lift', 'cellar', 'attic', 'pool', 'furnished'] as const
const energies = ['epcValue', 'epcTotal', 'co2Emission', 'eLevel'] as const
const certificates = ['epcCertificate', 'uniqueCode'] as const
const inspections = ['electricalInspection', 'asbestosType'] as const
const answers = ['permit', 'zoning', 'summons', 'preemptiveRights', 'judicialDecision', 'allotmentPermit', 'planningInformation'] as const
const floods = ['pScore', 'gScore'] as const

/** The rows of a brochure in one language; what is not known has none. */
export function rowsOf(property: Property, locale: Locale) {
  const t = translate(locale)
  const row = (name: Parameters<typeof factName>[1], value: string | undefined): Row[] => (value ? [{ label: factName(locale, name), value }] : [])
  const number = (value: number | null | undefined) => (typeof value === 'number' ? value.toLocaleString('nl-BE') : undefined)
  const option = (vocabulary: string, value: string | null | undefined) => (value ? optionName(locale, vocabulary, value) : undefined)
  const positive = (value: number | null | undefined) => (value ? value : undefined)
  const area = (name: (typeof areas)[number]) => {
    const value = number(positive(property[name]))
    return row(name, value && t('brochure.area', { area: value }))
  }
  const money = (name: 'realEstateTax' | 'cadastralIncome' | 'chargesRenter') => {
    const value = positive(property[name])
    return row(name, value ? formatEuros(value) : undefined)
  }
  const day = (name: 'availableFrom' | 'epcDate' | 'asbestosDate') => {
    const value = property[name]
    return row(name, value ? formatDay(value, locale) : undefined)
  }
  return {
    keys: [
      ...(['bedrooms', 'bathrooms'] as const).flatMap((name) => row(name, number(positive(property[name])))),
      ...(['livingArea', 'groundArea'] as const).flatMap(area),
      ...row('constructionYear', property.constructionYear?.toString()),
      ...row('epcLabel', option('epcLabel', property.epcLabel)),
    ],
    facts: [
      ...areas.flatMap(area),
      ...counts.flatMap((name) => row(name, number(name === 'floor' ? property[name] : positive(property[name])))),
      ...years.flatMap((name) => row(name, property[name]?.toString())),
      ...choices.flatMap((name) => row(name, option(name, property[name]))),
      ...flags.flatMap((name) => row(name, property[name] ? t('brochure.yes') : undefined)),
      ...(['realEstateTax', 'cadastralIncome', 'chargesRenter'] as const).flatMap(money),
      ...row('availability', property.availability ?? undefined),
      ...day('availableFrom'),
    ],
    energy: [
      ...row('epcLabel', option('epcLabel', property.epcLabel)),
      ...energies.flatMap((name) => row(name, number(property[name]))),
      ...certificates.flatMap((name) => row(name, property[name] ?? undefined)),
      ...day('epcDate'),
      ...inspections.flatMap((name) => row(name, option(name, property[name]))),
      ...row('asbestosCertificate', property.asbestosCertificate ?? undefined),
      ...day('asbestosDate'),
    ],
    planning: [
      ...answers.flatMap((name) => row(name, option(name, property[name]))),
      ...floods.flatMap((name) => row(name, option('floodScore', property[name]))),
      ...row('floodZone', option('floodZone', property.floodZone)),
      ...row('soilCertificate', property.soilCertificate ?? undefined),
    ],
  }
}
