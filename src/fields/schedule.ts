import type { CollectionBeforeChangeHook, DateField, DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'

import { validationMessage } from './validationMessage'

type Scheduled = {
  _status?: unknown
  publishAt?: string | Date | null
  unpublishAt?: string | Date | null
}

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
  // Staff chose the moment for one document. A copy would go live, or off the site, by itself.
  disableDuplicate: true,
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

const isPast = (moment: Scheduled['unpublishAt']): boolean =>
  Boolean(moment) && new Date(moment ?? 0) <= new Date()

/**
 * Clears the date of publication of a published document, and a date of its end that had passed when it
 * was published again: it would go offline within a minute.
 */
export const clearSchedule: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  if (data._status !== 'published') return data
  const { publishAt, unpublishAt } = data as Scheduled
  const isOver = originalDoc?._status !== 'published' && isPast(unpublishAt)
  return { ...data, ...(publishAt && { publishAt: null }), ...(isOver && { unpublishAt: null }) }
}
