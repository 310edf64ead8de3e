import type { TextField, Validate } from 'payload'
import { text } from 'payload/shared'

import { homeCountry } from '@/domain/catalogue/countries'
import { regionOf } from '@/domain/catalogue/regions'
import { validationMessage } from '@/fields/validationMessage'
import { requiredInMainLanguage } from '@/fields/validations'

type City = { zip?: string | null; country?: string | null }

export const zipOfCountry: Validate<string, City, City, TextField> = async (value, options) => {
  const result = await text(value, options)
  if (result !== true || !value || options.siblingData.country !== homeCountry) return result
  return (
    regionOf(value) !== undefined || validationMessage(options.req, 'notBelgianZip', { zip: value })
  )
}

/** Several places share a postal code and several share a name; together they identify a city. */
export const nameOnceInItsZip: Validate<string, City, City, TextField> = async (value, options) => {
  const result = await requiredInMainLanguage(value, options)
  const { id, req, data } = options
  if (result !== true || !value || !data.zip) return result
  const { totalDocs } = await req.payload.count({
    collection: 'cities',
    where: {
      and: [
        { zip: { equals: data.zip } },
        { name: { equals: value } },
        ...(id ? [{ id: { not_equals: id } }] : []),
      ],
    },
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || validationMessage(req, 'cityTwice', { name: value, zip: data.zip })
}
