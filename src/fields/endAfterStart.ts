import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

import { validationMessage } from './validationMessage'

type Period = { start?: Date | string | null }

/** Refuses an end that does not lie after its start. */
export const endAfterStart: DateFieldValidation = (value, options) => {
  const result = date(value, options)
  if (result !== true) return result
  const { start }: Period = options.siblingData
  return value && start && new Date(value) <= new Date(start)
    ? validationMessage(options.req, 'endBeforeStart')
    : true
}
