import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

import { validationMessage } from './validationMessage'

type Siblings = Record<string, Date | string | null | undefined>

/** Refuses an end that does not lie after the field in which its start stands. */
export const endAfter =
  (startField: string): DateFieldValidation =>
  (value, options) => {
    const result = date(value, options)
    if (result !== true) return result
    const { [startField]: start }: Siblings = options.siblingData
    return value && start && new Date(value) <= new Date(start)
      ? validationMessage(options.req, 'endBeforeStart')
      : true
  }
