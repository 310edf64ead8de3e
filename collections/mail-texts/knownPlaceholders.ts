import type { PayloadRequest, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'

import { isMailKind, placeholdersOf } from '@/domain/mail/mails'
import { unknownPlaceholdersIn } from '@/domain/mail/mailText'
import { defaultLocale } from '@/i18n/locales'
import { requiredInMainLanguage } from '@/fields/validations'
import { validationMessage } from '@/fields/validationMessage'

type Sibling = { kind?: unknown }

function checkPlaceholders(req: PayloadRequest, value: unknown, { kind }: Sibling): true | string {
  if (typeof value !== 'string' || !isMailKind(kind)) return true
  const unknown = unknownPlaceholdersIn(value, placeholdersOf(kind))
  return (
    unknown.length === 0 ||
    validationMessage(req, 'unknownPlaceholders', {
      names: unknown.map((name) => `{${name}}`).join(', '),
    })
  )
}

/** Accepts only placeholders of this kind of email. */
export const knownPlaceholders: TextFieldSingleValidation = (value, { req, siblingData }) =>
  checkPlaceholders(req, value, siblingData)

/** The same for a text that every email needs. */
export const neededText: TextFieldSingleValidation = async (value, options) => {
  const result = await requiredInMainLanguage(value, options)
  return result === true ? checkPlaceholders(options.req, value, options.siblingData) : result
}

export const neededLongText: TextareaFieldValidation = async (value, { req, siblingData }) =>
  !value?.trim() && req.locale === defaultLocale
    ? validationMessage(req, 'mainLanguageEmpty')
    : checkPlaceholders(req, value, siblingData)
