import type { NumberField, NumberFieldSingleValidation, TextField, TextFieldSingleValidation, Validate } from 'payload'
import { number, text } from 'payload/shared'

import { isPlausibleYear } from '@/domain/building'
import { liesIn } from '@/domain/coordinates'
import type { Country } from '@/domain/countries'
import { videoOf } from '@/domain/video'
import { defaultLocale } from '@/i18n/locales'

import { cityOf } from './cityOf'
import { say } from './say'

type Placed = { city?: unknown; country?: Country | null }

/** A number that no other document of the collection carries. */
export const notTaken: NumberFieldSingleValidation = async (value, options) => {
  const { req, id, collectionSlug, path } = options
  const usual = await number(value, options)
  const collection = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)?.slug
  if (usual !== true || typeof value !== 'number' || !collection) return usual
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ [path.join('.')]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    // A number is taken even when the editor may not see by which document.
    overrideAccess: true,
    req,
  })
  return totalDocs === 0 || say(req, 'taken', { value })
}

export const wholeNumber: NumberFieldSingleValidation = async (value, options) => {
  const usual = await number(value, options)
  if (usual !== true || typeof value !== 'number') return usual
  return Number.isInteger(value) || say(options.req, 'notWhole')
}

export const plausibleYear: NumberFieldSingleValidation = async (value, options) => {
  const usual = await number(value, options)
  if (usual !== true || typeof value !== 'number') return usual
  return isPlausibleYear(value, new Date()) || say(options.req, 'implausibleYear', { year: value })
}

/** A coordinate on earth, and inside the country when the document or its city names one. */
export const inItsCountry =
  (axis: 'latitude' | 'longitude'): Validate<number, Placed, Placed, NumberField> =>
  async (value, options) => {
    const usual = await number(value, options)
    if (usual !== true || typeof value !== 'number') return usual
    const { req, siblingData } = options
    const country = siblingData.country ?? (await cityOf(req, siblingData.city))?.country
    return liesIn(country ?? undefined, axis, value) || say(req, 'outsideCountry')
  }

export const knownVideo: TextFieldSingleValidation = async (value, options) => {
  const usual = await text(value, options)
  if (usual !== true || !value) return usual
  return videoOf(value) !== undefined || say(options.req, 'unknownVideo')
}

/** Visitors fall back on the main language, so a text that has to exist has to exist there. */
export const inMainLanguage: Validate<string, unknown, unknown, TextField> = async (value, options) => {
  const usual = await text(value, options)
  if (usual !== true || value?.trim()) return usual
  return options.req.locale !== defaultLocale || say(options.req, 'mainLanguageEmpty')
}
