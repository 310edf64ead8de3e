import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

import { say } from '@/fields/say'

type Visit = { start?: Date | string | null }

export const endAfterStart: DateFieldValidation = (value, options) => {
  const own = date(value, options)
  if (own !== true) return own
  const { start }: Visit = options.siblingData
  return value && start && new Date(value) <= new Date(start) ? say(options.req, 'endBeforeStart') : true
}
