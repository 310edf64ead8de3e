import type { DateFieldValidation, SelectFieldSingleValidation } from 'payload'
import { date, select } from 'payload/shared'

import { validationMessage } from '@/fields/validationMessage'

type Viewing = { status?: string | null }

/** Requires a start time once the viewing is confirmed. */
export const startWhenConfirmed: DateFieldValidation = (value, options) => {
  const { status }: Viewing = options.siblingData
  return !value && status === 'confirmed'
    ? validationMessage(options.req, 'visitWithoutStart')
    : date(value, options)
}

/** Refuses that a confirmed viewing becomes a request again: its visitor would hear nothing of it. */
export const neverUnconfirmed: SelectFieldSingleValidation = (value, options) =>
  value === 'requested' && options.previousValue === 'confirmed'
    ? validationMessage(options.req, 'visitConfirmed')
    : select(value, options)
