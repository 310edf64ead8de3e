import type { ArrayFieldValidation, SelectFieldSingleValidation } from 'payload'
import { array, select } from 'payload/shared'

import { say } from '@/fields/say'
import { localeNames, locales } from '@/i18n/locales'

type Row = { code?: unknown; use?: unknown }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
const inUse = (value: unknown): unknown[] => rowsOf(value).flatMap(({ code, use }) => (use === true ? [code] : []))

export const languagesInUse: ArrayFieldValidation = async (value, options) => {
  const usual = await array(value, options)
  if (usual !== true) return usual
  if (inUse(value).length === 0) return say(options.req, 'noLanguage')
  const codes = rowsOf(value).map(({ code }) => code)
  const twice = locales.find((locale) => codes.filter((code) => code === locale).length > 1)
  return twice === undefined || say(options.req, 'languageTwice', { language: localeNames[twice] })
}

export const defaultInUse: SelectFieldSingleValidation = async (value, options) => {
  const usual = await select(value, options)
  if (usual !== true || !value) return usual
  const { languages }: { languages?: unknown } = options.data
  return inUse(languages).includes(value) || say(options.req, 'defaultNotInUse')
}
