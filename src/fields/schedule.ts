import type { CollectionBeforeChangeHook, DateField, DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'

import { say } from './say'

type Scheduled = { _status?: unknown; publishAt?: string | Date | null }

/** Published now or published later: a document cannot wait for its moment and be there already. */
const onlyWhileDraft: DateFieldValidation = async (value, options) => {
  const usual = await date(value, options)
  const { _status } = options.data as Scheduled
  const isAhead = value && new Date(value) > new Date()
  return usual !== true || !isAhead || _status !== 'published' ? usual : say(options.req, 'scheduledNotNow')
}

const afterItsBeginning: DateFieldValidation = async (value, options) => {
  const usual = await date(value, options)
  const { publishAt } = options.data as Scheduled
  return usual !== true || !value || !publishAt || new Date(value) > new Date(publishAt) ? usual : say(options.req, 'endBeforeStart')
}

const moment = (name: string, validate: DateFieldValidation): DateField => ({
  name,
  type: 'date',
  index: true,
  validate,
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
})

/** When visitors see a document, and when no longer. The worker keeps to it within a minute. */
export const scheduleFields: Field[] = [moment('publishAt', onlyWhileDraft), moment('unpublishAt', afterItsBeginning)]

/** What is published waits no longer. */
export const forgetSchedule: CollectionBeforeChangeHook = ({ data }) => (data._status === 'published' && data.publishAt ? { ...data, publishAt: null } : data)
