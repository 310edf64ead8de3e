'use client'

import { DateTimeField } from '@payloadcms/ui'
import type { DateField as DateFieldConfig, DateFieldClientComponent } from 'payload'
import { useMemo } from 'react'

import { useWords } from '../useWords'
import { typedDateFormats } from './typedDates'
import words from './words.json'

/** A field for a date, with or without a time: 24 hours, and every label in the language of the colleague. */
export const DateField: DateFieldClientComponent = (props) => {
  const say = useWords(words)
  const { field } = props
  const labelled = useMemo(() => {
    const admin = field.admin as DateFieldConfig['admin']
    const overrides = {
      ...(admin?.date?.displayFormat && { dateFormat: typedDateFormats(admin.date.displayFormat) }),
      ...admin?.date?.overrides,
      timeCaption: say('time'),
      timeInputLabel: say('time'),
      previousMonthAriaLabel: say('previousMonth'),
      previousMonthButtonLabel: say('previousMonth'),
      nextMonthAriaLabel: say('nextMonth'),
      nextMonthButtonLabel: say('nextMonth'),
      monthAriaLabelPrefix: say('month'),
      chooseDayAriaLabelPrefix: say('choose'),
      disabledDayAriaLabelPrefix: say('notAvailable'),
    }
    return { ...field, admin: { ...admin, date: { ...admin?.date, overrides } } } as typeof field
  }, [field, say])
  return <DateTimeField {...props} field={labelled} />
}
