import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { problemOf } from '@/domain/rules/expression'
import { say } from '@/fields/say'

/** A condition that cannot be read would hide its row for good, so it is refused where it is written. */
export const readableCondition: TextFieldSingleValidation = async (value, options) => {
  const usual = await text(value, options)
  if (usual !== true || !value?.trim()) return usual
  const found = problemOf(value)
  if (!found) return true
  const { problem, part, at } = found
  return say(options.req, problem === 'unknownFact' ? 'conditionUnknownFact' : 'conditionUnreadable', { part, at })
}
