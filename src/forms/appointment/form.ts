import { bookViewing, isViewingStanding, type ViewingRequest } from '@/data/viewings/book'
import { findBookableSlots, findHostOfDay } from '@/data/viewings/change'
import { timeOf } from '@/data/viewings/placeholders'
import { slotOptions } from '@/data/viewings/slotOptions'
import { isOnOffer } from '@/domain/catalogue/availability'
import { contactSlots } from '@/domain/enquiries/enquiries'
import { OTHER_MOMENT, readOpenSlot } from '@/domain/viewings/slots'
import { instantAt } from '@/domain/viewings/times'
import { formatLongDay } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { optionName, translate } from '@/i18n/translate'

import { defineForm, type FormContext } from '../defineForm'
import { optionsOf, personFields, type FieldSpec } from '../fields'
import { schemas } from '../schemas'
import type { AppointmentValues } from './schema'

const wishFields = ({ locale }: FormContext): FieldSpec[] => [
  { name: 'wishDay', kind: 'date', required: true, width: 'half' },
  {
    name: 'slot',
    kind: 'choice',
    required: true,
    width: 'half',
    options: optionsOf('contactSlot', contactSlots, locale),
  },
]

/** The open moments that staff made plus a wish, or only a wish when there are none. */
async function appointmentFields(context: FormContext): Promise<FieldSpec[]> {
  const { asking, locale, subject } = context
  const t = translate(locale)
  const openings = subject.property ? await findBookableSlots(subject.property.id) : []
  const withHint = (field: FieldSpec): FieldSpec =>
    asking.oneOfBoth && field.name === 'email' ? { ...field, hint: t('visits.oneOfBoth') } : field
  const personSpecs = personFields(asking, locale).map(withHint)
  if (openings.length === 0) return [...wishFields(context), ...personSpecs]
  const options = [
    ...slotOptions(openings, locale),
    { value: OTHER_MOMENT, label: t('visits.other') },
  ]
  return [
    { name: 'offered', kind: 'hidden', label: '', preset: ['1'] },
    { name: 'moment', kind: 'moments', required: true, options },
    ...wishFields(context),
    ...personSpecs,
  ]
}

type Choice = Pick<AppointmentValues, 'moment' | 'wishDay' | 'slot'>

function wantedOf({ moment, wishDay, slot }: Choice): ViewingRequest | undefined {
  const chosen = readOpenSlot(moment)
  if (chosen) return chosen
  return (moment === '' || moment === OTHER_MOMENT) && wishDay !== '' && slot !== ''
    ? { wishDay, slot }
    : undefined
}

/** The wish as answers of the enquiry, in the language of their reader. */
function answersOf(wanted: ViewingRequest, locale: Locale) {
  const t = translate(locale)
  if ('start' in wanted)
    return [
      {
        name: 'moment',
        label: t('form.fields.moment'),
        value: `${formatLongDay(wanted.start, locale)}, ${timeOf(wanted.start, locale)}`,
      },
    ]
  return [
    {
      name: 'wishDay',
      label: t('form.fields.wishDay'),
      value: formatLongDay(instantAt(wanted.wishDay, '12:00'), locale),
    },
    {
      name: 'slot',
      label: t('form.fields.slot'),
      value: optionName(locale, 'contactSlot', wanted.slot),
    },
  ]
}

/** A viewing of a property, at an open moment or at one that staff will propose. */
export const appointmentForm = defineForm({
  kind: 'appointment',
  schema: schemas.appointment,
  fits: ({ property }) => property === undefined || isOnOffer(property),
  fields: appointmentFields,
  act: async ({ offered, moment, wishDay, slot, ...person }, { locale, subject: { property } }) => {
    const wanted = wantedOf({ moment, wishDay, slot })
    if (!wanted) return { refused: { [offered ? 'moment' : 'wishDay']: 'unknown' } }
    const answers = (language: Locale) => answersOf(wanted, language)
    const lead = { person, answers }
    // A viewing has emails of its own. Without a property the enquiry is answered as a question.
    if (!property) return { lead: { ...lead, acknowledgement: 'contact_received' } }
    return {
      lead: {
        ...lead,
        host: 'start' in wanted ? await findHostOfDay(wanted.day) : undefined,
        stillStands: (req, enquiry) => isViewingStanding(req, enquiry, wanted),
        afterSave: (req, enquiry) =>
          bookViewing(req, { property, person, locale, enquiry, wanted }),
      },
    }
  },
})
