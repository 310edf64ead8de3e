import type { CollectionBeforeChangeHook, DateField, DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'

import { validationMessage } from './validationMessage'

type Scheduled = { _status?: unknown; publishAt?: string | Date | null }

/** Refuses a future date of publication for a document that is published already. */
const futureOnlyForDraft: DateFieldValidation = async (value, options) => {
  const builtIn = await date(value, options)
  const { _status } = options.data as Scheduled
  const isFuture = value && new Date(value) > new Date()
  return builtIn !== true || !isFuture || _status !== 'published'
    ? builtIn
    : validationMessage(options.req, 'scheduledNotNow')
}

const afterPublishAt: DateFieldValidation = async (value, options) => {
  const builtIn = await date(value, options)
  const { publishAt } = options.data as Scheduled
  return builtIn !== true || !value || !publishAt || new Date(value) > new Date(publishAt)
    ? builtIn
    : validationMessage(options.req, 'endBeforeStart')
}

const moment = (name: string, validate: DateFieldValidation): DateField => ({
  name,
  type: 'date',
  index: true,
  validate,
  admin: {
    position: 'sidebar',
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
  },
})

/** The times at which a document is published and unpublished. The worker acts within a minute. */
export const scheduleFields: Field[] = [
  moment('publishAt', futureOnlyForDraft),
  moment('unpublishAt', afterPublishAt),
]

/** Clears the date of publication of a published document. */
export const clearSchedule: CollectionBeforeChangeHook = ({ data }) =>
  data._status === 'published' && data.publishAt ? { ...data, publishAt: null } : data
