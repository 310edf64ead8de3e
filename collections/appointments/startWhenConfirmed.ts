import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

import { say } from '@/fields/say'

type Visit = { status?: string | null }

/** What is confirmed has a time. */
export const startWhenConfirmed: DateFieldValidation = (value, options) => {
  const { status }: Visit = options.siblingData
  return !value && status === 'confirmed' ? say(options.req, 'visitWithoutStart') : date(value, options)
}
