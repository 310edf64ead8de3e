import type { CheckboxFieldValidation } from 'payload'
import { checkbox } from 'payload/shared'

import { missingIdentity } from '@/domain/legal/identity'
import { validationMessage } from '@/fields/validationMessage'
import { defaultLocale, localeOf } from '@/i18n/locales'

import words from './words.json'

/** Allows the site to be live only with the agency's legal identity. */
export const completeIdentity: CheckboxFieldValidation = (value, options) => {
  const { req, data } = options
  if (value !== true) return checkbox(value, options)
  const locale = localeOf(req.i18n?.language)
  const missing = missingIdentity(data, !req.locale || req.locale === defaultLocale)
  const names = missing.map((fact) => words.fields[fact].label[locale])
  return (
    missing.length === 0 || validationMessage(req, 'identityMissing', { fields: names.join(', ') })
  )
}
