import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

import { say } from './say'

type Stretch = { start?: Date | string | null }

/** An end lies after its start. */
export const endLater: DateFieldValidation = (value, options) => {
  const own = date(value, options)
  if (own !== true) return own
  const { start }: Stretch = options.siblingData
  return value && start && new Date(value) <= new Date(start) ? say(options.req, 'endBeforeStart') : true
}
