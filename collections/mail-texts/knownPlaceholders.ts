import type { PayloadRequest, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'

import { isMailKind, placeholdersOf } from '@/domain/mails'
import { unknownIn } from '@/domain/mailText'
import { defaultLocale } from '@/i18n/locales'
import { inMainLanguage } from '@/fields/validations'
import { say } from '@/fields/say'

type Sibling = { kind?: unknown }

function unknownTo(req: PayloadRequest, value: unknown, { kind }: Sibling): true | string {
  if (typeof value !== 'string' || !isMailKind(kind)) return true
  const unknown = unknownIn(value, placeholdersOf(kind))
  return unknown.length === 0 || say(req, 'unknownPlaceholders', { names: unknown.map((name) => `{${name}}`).join(', ') })
}

/** Names only what this mail is told. */
export const knownPlaceholders: TextFieldSingleValidation = (value, { req, siblingData }) => unknownTo(req, value, siblingData)

/** The same, for a text that every mail needs. */
export const neededText: TextFieldSingleValidation = async (value, options) => {
  const filled = await inMainLanguage(value, options)
  return filled === true ? unknownTo(options.req, value, options.siblingData) : filled
}

export const neededLongText: TextareaFieldValidation = async (value, { req, siblingData }) =>
  !value?.trim() && req.locale === defaultLocale ? say(req, 'mainLanguageEmpty') : unknownTo(req, value, siblingData)
