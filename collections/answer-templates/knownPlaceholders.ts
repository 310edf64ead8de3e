import type { PayloadRequest, TextareaFieldValidation, TextFieldSingleValidation } from 'payload'

import { placeholdersOf } from '@/domain/mail/mails'
import { unknownPlaceholdersIn } from '@/domain/mail/mailText'
import { validationMessage } from '@/fields/validationMessage'

/** Without the subject and message of the answer itself: a template would contain itself. */
const allowed = placeholdersOf('staff_answer').filter(
  (name) => name !== 'subject' && name !== 'message',
)

function checkPlaceholders(req: PayloadRequest, value: string | null | undefined): true | string {
  const unknown = unknownPlaceholdersIn(value ?? '', allowed)
  return (
    unknown.length === 0 ||
    validationMessage(req, 'unknownPlaceholders', {
      names: unknown.map((name) => `{${name}}`).join(', '),
    })
  )
}

export const knownLine: TextFieldSingleValidation = (value, { req }) =>
  checkPlaceholders(req, value)
export const knownText: TextareaFieldValidation = (value, { req }) => checkPlaceholders(req, value)
