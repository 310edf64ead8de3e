import type { NumberField, NumberFieldValidation } from 'payload'
import { number } from 'payload/shared'

import { validationMessage } from './validationMessage'

const notBelow =
  (lowerField: string): NumberFieldValidation =>
  (value, options) => {
    const result = number(value, options)
    if (result !== true) return result
    const lower: unknown = Object.entries(options.siblingData).find(
      ([name]) => name === lowerField,
    )?.[1]
    return typeof value === 'number' && typeof lower === 'number' && value < lower
      ? validationMessage(options.req, 'rangeReversed')
      : true
  }

/** Two number fields, of which the second may not be below the first. */
export const range = (from: string, to: string): NumberField[] => [
  { name: from, type: 'number', min: 0 },
  { name: to, type: 'number', min: 0, validate: notBelow(from) },
]
