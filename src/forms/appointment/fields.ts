import { momentGroups } from '@/data/visits/moments'
import { findOpenings } from '@/data/visits/change'
import { contactSlots } from '@/domain/leads'
import { OTHER } from '@/domain/visits/slots'
import { translate } from '@/i18n/translate'

import { optionsOf, personFields } from '../fields'
import type { FieldSpec, FormContext } from '../form'

const wish = ({ locale }: FormContext): FieldSpec[] => [
  { name: 'wishDay', kind: 'date', required: true, width: 'half' },
  { name: 'slot', kind: 'choice', required: true, width: 'half', options: optionsOf('contactSlot', contactSlots, locale) },
]

/** Open moments where staff made some, and room for a wish; else the wish alone. */
export async function appointmentFields(context: FormContext): Promise<FieldSpec[]> {
  const { asking, locale, subject } = context
  const t = translate(locale)
  const openings = subject.property ? await findOpenings(subject.property.id) : []
  const hinted = (field: FieldSpec): FieldSpec => (asking.oneOfBoth && field.name === 'email' ? { ...field, hint: t('visits.oneOfBoth') } : field)
  const own = personFields(asking, locale).map(hinted)
  if (openings.length === 0) return [...wish(context), ...own]
  const options = [...momentGroups(openings, locale), { value: OTHER, label: t('visits.other') }]
  return [{ name: 'offered', kind: 'hidden', label: '', preset: ['1'] }, { name: 'moment', kind: 'moments', required: true, options }, ...wish(context), ...own]
}
