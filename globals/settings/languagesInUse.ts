import type { ArrayFieldValidation, SelectFieldSingleValidation } from 'payload'
import { array, select } from 'payload/shared'

import { validationMessage } from '@/fields/validationMessage'
import { localeNames, locales } from '@/i18n/locales'

type Row = { code?: unknown; use?: unknown }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
const codesInUse = (value: unknown): unknown[] =>
  rowsOf(value).flatMap(({ code, use }) => (use === true ? [code] : []))

export const languagesInUse: ArrayFieldValidation = async (value, options) => {
  const result = await array(value, options)
  if (result !== true) return result
  if (codesInUse(value).length === 0) return validationMessage(options.req, 'noLanguage')
  const codes = rowsOf(value).map(({ code }) => code)
  const duplicate = locales.find((locale) => codes.filter((code) => code === locale).length > 1)
  return (
    duplicate === undefined ||
    validationMessage(options.req, 'languageTwice', { language: localeNames[duplicate] })
  )
}

export const defaultInUse: SelectFieldSingleValidation = async (value, options) => {
  const result = await select(value, options)
  if (result !== true || !value) return result
  const { languages }: { languages?: unknown } = options.data
  return codesInUse(languages).includes(value) || validationMessage(options.req, 'defaultNotInUse')
}
