import type { PayloadRequest, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'

import { placeholdersOf } from '@/domain/mails'
import { unknownIn } from '@/domain/mailText'
import { say } from '@/fields/say'

/** What an answer is made of besides: naming that in a template would name it within itself. */
const allowed = placeholdersOf('staff_answer').filter((name) => name !== 'subject' && name !== 'message')

function check(req: PayloadRequest, value: string | null | undefined): true | string {
  const unknown = unknownIn(value ?? '', allowed)
  return unknown.length === 0 || say(req, 'unknownPlaceholders', { names: unknown.map((name) => `{${name}}`).join(', ') })
}

export const knownLine: TextFieldSingleValidation = (value, { req }) => check(req, value)
export const knownText: TextareaFieldValidation = (value, { req }) => check(req, value)
