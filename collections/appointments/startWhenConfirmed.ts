import type { DateFieldValidation } from 'payload'
import { date } from 'payload/shared'

import { validationMessage } from '@/fields/validationMessage'

type Viewing = { status?: string | null }

/** Requires a start time once the viewing is confirmed. */
export const startWhenConfirmed: DateFieldValidation = (value, options) => {
  const { status }: Viewing = options.siblingData
  return !value && status === 'confirmed'
    ? validationMessage(options.req, 'visitWithoutStart')
    : date(value, options)
}
