import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { expressionProblem } from '@/domain/rules/expression'
import { validationMessage } from '@/fields/validationMessage'

/** Refuses a condition that cannot be parsed: it would hide its row. */
export const validCondition: TextFieldSingleValidation = async (value, options) => {
  const result = await text(value, options)
  if (result !== true || !value?.trim()) return result
  const syntaxError = expressionProblem(value)
  if (!syntaxError) return true
  const { problem, part, at } = syntaxError
  return validationMessage(
    options.req,
    problem === 'unknownFact' ? 'conditionUnknownFact' : 'conditionUnreadable',
    { part, at },
  )
}
