import { bookVisit, type Wanted } from '@/data/visits/book'
import { timeOf } from '@/data/visits/told'
import { isToBeHad } from '@/domain/availability'
import { OTHER, readMoment } from '@/domain/visits/slots'
import { instantAt } from '@/domain/visits/times'
import { formatLongDay } from '@/i18n/dates'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

import { defineForm } from '../form'
import { appointmentFields } from './fields'
import { appointmentSchema, type AppointmentValues } from './schema'

type Choice = Pick<AppointmentValues, 'moment' | 'wishDay' | 'slot'>

function wantedOf({ moment, wishDay, slot }: Choice): Wanted | undefined {
  const chosen = readMoment(moment)
  if (chosen) return chosen
  return (moment === '' || moment === OTHER) && wishDay !== '' && slot !== '' ? { wishDay, slot } : undefined
}

/** The same for who reads the enquiry. */
function answersOf(wanted: Wanted, locale: Locale) {
  const t = translate(locale)
  if ('start' in wanted)
    return [{ name: 'moment', label: t('form.fields.moment'), value: `${formatLongDay(wanted.start, locale)}, ${timeOf(wanted.start, locale)}` }]
  return [
    { name: 'wishDay', label: t('form.fields.wishDay'), value: formatLongDay(instantAt(wanted.wishDay, '12:00'), locale) },
    { name: 'slot', label: t('form.fields.slot'), value: optionName(locale, 'contactSlot', wanted.slot) },
  ]
}

/** A visit to a property, at a moment that is open or at one that staff will find. */
export const appointmentForm = defineForm({
  kind: 'appointment',
  lists: [],
  fits: ({ property }) => property === undefined || isToBeHad(property),
  fields: appointmentFields,
  schema: appointmentSchema,
  act: ({ offered, moment, wishDay, slot, ...person }, { locale, subject: { property } }) => {
    const wanted = wantedOf({ moment, wishDay, slot })
    if (!wanted) return { refused: { [offered ? 'moment' : 'wishDay']: 'unknown' } }
    const lead = { kind: 'appointment' as const, person, answers: answersOf(wanted, locale) }
    // The visit has mails of its own; a question about nothing that is there is answered as a question.
    if (!property) return { lead: { ...lead, thanks: 'contact_received' } }
    return { lead: { ...lead, also: (req, enquiry) => bookVisit(req, { property, person, locale, enquiry, wanted }) } }
  },
})
