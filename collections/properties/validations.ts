import type { NumberField, SelectField, Validate } from 'payload'
import { select } from 'payload/shared'

import { labelsOf, type EpcProfile } from '@/domain/epc'
import { cityOf } from '@/fields/cityOf'
import { say } from '@/fields/say'
import { plausibleYear } from '@/fields/validations'

type Building = { constructionYear?: number | null }
type Certified = { city?: unknown; epcProfile?: EpcProfile | null }

export const notBeforeConstruction: Validate<number, Building, Building, NumberField> = async (value, options) => {
  const usual = await plausibleYear(value, options)
  if (usual !== true || typeof value !== 'number') return usual
  const built = options.siblingData.constructionYear
  return typeof built !== 'number' || value >= built || say(options.req, 'renovatedBeforeBuilt', { year: built })
}

/** A label that a certificate of the city's region can carry; abroad every label goes. */
export const labelOfItsRegion: Validate<string, Certified, Certified, SelectField> = async (value, options) => {
  const usual = await select(value, options)
  if (usual !== true || !value) return usual
  const { req, siblingData } = options
  const region = (await cityOf(req, siblingData.city))?.region
  if (!region) return true
  return labelsOf(region, siblingData.epcProfile ?? undefined).some((label) => label === value) || say(req, 'labelOfOtherRegion')
}
