import type {
  NumberField,
  NumberFieldSingleValidation,
  TextField,
  TextFieldSingleValidation,
  Validate,
} from 'payload'
import { number, text } from 'payload/shared'

import { isPlausibleYear } from '@/domain/catalogue/building'
import { liesIn } from '@/domain/catalogue/coordinates'
import type { Country } from '@/domain/catalogue/countries'
import { videoOf } from '@/domain/site/video'
import { defaultLocale } from '@/i18n/locales'

import { findCityPlace } from './findCityPlace'
import { validationMessage } from './validationMessage'

type Placed = { city?: unknown; country?: Country | null }

/** Refuses a number that another document of the collection has. */
export const uniqueNumber: NumberFieldSingleValidation = async (value, options) => {
  // A form that is typed in gives the field and no path.
  const { req, id, collectionSlug, name } = options
  const builtIn = await number(value, options)
  const collection = req.payload.config.collections.find(
    ({ slug }) => slug === collectionSlug,
  )?.slug
  if (builtIn !== true || typeof value !== 'number' || !collection) return builtIn
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ [name]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    // A number counts as taken even when the editor may not see the document that has it.
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || validationMessage(req, 'taken', { value: String(value) })
}

export const wholeNumber: NumberFieldSingleValidation = async (value, options) => {
  const builtIn = await number(value, options)
  if (builtIn !== true || typeof value !== 'number') return builtIn
  return Number.isInteger(value) || validationMessage(options.req, 'notWhole')
}

export const plausibleYear: NumberFieldSingleValidation = async (value, options) => {
  const builtIn = await number(value, options)
  if (builtIn !== true || typeof value !== 'number') return builtIn
  return (
    isPlausibleYear(value, new Date()) ||
    validationMessage(options.req, 'implausibleYear', { year: String(value) })
  )
}

/**
 * Refuses a coordinate outside the earth, or outside the country when the document or its city
 * names one.
 */
export const withinCountry =
  (axis: 'latitude' | 'longitude'): Validate<number, Placed, Placed, NumberField> =>
  async (value, options) => {
    const builtIn = await number(value, options)
    if (builtIn !== true || typeof value !== 'number') return builtIn
    const { req, siblingData } = options
    const country = siblingData.country ?? (await findCityPlace(req, siblingData.city))?.country
    return liesIn(country ?? undefined, axis, value) || validationMessage(req, 'outsideCountry')
  }

export const knownVideo: TextFieldSingleValidation = async (value, options) => {
  const builtIn = await text(value, options)
  if (builtIn !== true || !value) return builtIn
  return videoOf(value) !== undefined || validationMessage(options.req, 'unknownVideo')
}

/** Requires a text in the main language, which visitors see when theirs is missing. */
export const requiredInMainLanguage: Validate<string, unknown, unknown, TextField> = async (
  value,
  options,
) => {
  const builtIn = await text(value, options)
  if (builtIn !== true || value?.trim()) return builtIn
  return options.req.locale !== defaultLocale || validationMessage(options.req, 'mainLanguageEmpty')
}
