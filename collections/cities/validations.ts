import type { TextField, Validate } from 'payload'
import { text } from 'payload/shared'

import { homeCountry } from '@/domain/countries'
import { regionOf } from '@/domain/regions'
import { say } from '@/fields/say'
import { inMainLanguage } from '@/fields/validations'

type City = { zip?: string | null; country?: string | null }

export const zipOfCountry: Validate<string, City, City, TextField> = async (value, options) => {
  const usual = await text(value, options)
  if (usual !== true || !value || options.siblingData.country !== homeCountry) return usual
  return regionOf(value) !== undefined || say(options.req, 'notBelgianZip', { zip: value })
}

/** Several places share a postal code and several share a name; the two together are one city. */
export const nameOnceInItsZip: Validate<string, City, City, TextField> = async (value, options) => {
  const usual = await inMainLanguage(value, options)
  const { id, req, data } = options
  if (usual !== true || !value || !data.zip) return usual
  const { totalDocs } = await req.payload.count({
    collection: 'cities',
    where: { and: [{ zip: { equals: data.zip } }, { name: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || say(req, 'cityTwice', { name: value, zip: data.zip })
}
