import type { CheckboxFieldValidation } from 'payload'
import { checkbox } from 'payload/shared'

import { missingIdentity } from '@/domain/legal/identity'
import { say } from '@/fields/say'
import { defaultLocale, isLocale } from '@/i18n/locales'

import words from './words.json'

/** A site is live only while it says who stands behind it. */
export const wholeIdentity: CheckboxFieldValidation = (value, options) => {
  const { req, data } = options
  if (value !== true) return checkbox(value, options)
  const language: string = req.i18n?.language ?? defaultLocale
  const missing = missingIdentity(data, !req.locale || req.locale === defaultLocale)
  const names = missing.map((fact) => words.fields[fact].label[isLocale(language) ? language : defaultLocale])
  return missing.length === 0 || say(req, 'identityMissing', { fields: names.join(', ') })
}
