import type { NumberField, SelectField, Validate } from 'payload'
import { select } from 'payload/shared'

import { printedLabels } from '@/domain/catalogue/certificate'
import type { EpcProfile } from '@/domain/catalogue/epc'
import { epcLabels } from '@/domain/catalogue/vocabulary'
import { findCityPlace } from '@/fields/findCityPlace'
import { findTypeNumber } from '@/fields/toAdvertised'
import { validationMessage } from '@/fields/validationMessage'
import { plausibleYear } from '@/fields/validations'

type Building = { constructionYear?: number | null }
type WithEnergyProfile = {
  city?: unknown
  mainType?: unknown
  epcProfile?: EpcProfile | null
  epcDate?: string | null
  epcCertificate?: string | null
}

export const notBeforeConstruction: Validate<number, Building, Building, NumberField> = async (
  value,
  options,
) => {
  const result = await plausibleYear(value, options)
  if (result !== true || typeof value !== 'number') return result
  const built = options.siblingData.constructionYear
  return (
    typeof built !== 'number' ||
    value >= built ||
    validationMessage(options.req, 'renovatedBeforeBuilt', { year: String(built) })
  )
}

/** Accepts only labels that a certificate of this type has in the city's region; abroad all labels. */
export const labelOfItsRegion: Validate<
  string,
  WithEnergyProfile,
  WithEnergyProfile,
  SelectField
> = async (value, options) => {
  const result = await select(value, options)
  if (result !== true || !value) return result
  const { req, siblingData } = options
  const region = (await findCityPlace(req, siblingData.city))?.region
  if (!region) return true
  const epcLabel = epcLabels.find((label) => label === value)
  const type = await findTypeNumber(req, siblingData.mainType)
  const labels = printedLabels({ ...siblingData, region, type, epcLabel })
  return labels.some((label) => label === value) || validationMessage(req, 'labelOfOtherRegion')
}
