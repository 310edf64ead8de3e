import type { NumberField, NumberFieldValidation } from 'payload'
import { number } from 'payload/shared'

import { say } from './say'

const notBelow =
  (lowest: string): NumberFieldValidation =>
  (value, options) => {
    const own = number(value, options)
    if (own !== true) return own
    const from: unknown = Object.entries(options.siblingData).find(([name]) => name === lowest)?.[1]
    return typeof value === 'number' && typeof from === 'number' && value < from ? say(options.req, 'rangeReversed') : true
  }

/** Two numbers of which the second is never below the first. */
export const range = (from: string, to: string): NumberField[] => [
  { name: from, type: 'number', min: 0 },
  { name: to, type: 'number', min: 0, validate: notBelow(from) },
]
