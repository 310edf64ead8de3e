import type { NumberField, SelectField, Validate } from 'payload'
import { select } from 'payload/shared'

import { labelsOf, type EpcProfile } from '@/domain/catalogue/epc'
import { findCityPlace } from '@/fields/findCityPlace'
import { validationMessage } from '@/fields/validationMessage'
import { plausibleYear } from '@/fields/validations'

type Building = { constructionYear?: number | null }
type WithEnergyProfile = { city?: unknown; epcProfile?: EpcProfile | null }

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

/** Accepts only labels that exist in the city's region; abroad all labels. */
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
  return (
    labelsOf(region, siblingData.epcProfile ?? undefined).some((label) => label === value) ||
    validationMessage(req, 'labelOfOtherRegion')
  )
}
