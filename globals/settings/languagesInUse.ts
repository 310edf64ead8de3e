import type { ArrayFieldValidation, PayloadRequest, SelectFieldSingleValidation } from 'payload'
import { array, select } from 'payload/shared'

import { findLiveHome, findStoredLanguages } from '@/fields/homePage'
import { validationMessage } from '@/fields/validationMessage'
import { localeNames, locales, type Locale } from '@/i18n/locales'

type Row = { code?: unknown; use?: unknown }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
const codesInUse = (value: unknown): unknown[] =>
  rowsOf(value).flatMap(({ code, use }) => (use === true ? [code] : []))

/** Finds a language that a person switches on although visitors have no home page in it. */
async function findHomeless(value: unknown, req: PayloadRequest): Promise<Locale | undefined> {
  const before = await findStoredLanguages(req)
  const codes = codesInUse(value)
  const added = locales.filter((locale) => codes.includes(locale) && !before.includes(locale))
  if (added.length === 0) return undefined
  const home = await findLiveHome(req)
  return added.find((locale) => !home?.shownIn.includes(locale))
}

export const languagesInUse: ArrayFieldValidation = async (value, options) => {
  const result = await array(value, options)
  if (result !== true) return result
  if (codesInUse(value).length === 0) return validationMessage(options.req, 'noLanguage')
  const codes = rowsOf(value).map(({ code }) => code)
  const duplicate = locales.find((locale) => codes.filter((code) => code === locale).length > 1)
  if (duplicate !== undefined)
    return validationMessage(options.req, 'languageTwice', { language: localeNames[duplicate] })
  const { event, req } = options
  const homeless = req.user && event === 'submit' ? await findHomeless(value, req) : undefined
  return (
    homeless === undefined ||
    validationMessage(req, 'languageWithoutHome', { language: localeNames[homeless] })
  )
}

export const defaultInUse: SelectFieldSingleValidation = async (value, options) => {
  const result = await select(value, options)
  if (result !== true || !value) return result
  const { languages }: { languages?: unknown } = options.data
  return codesInUse(languages).includes(value) || validationMessage(options.req, 'defaultNotInUse')
}
