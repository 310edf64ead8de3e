import { managementServices, valuedKinds } from '@/domain/leads'
import { translate } from '@/i18n/translate'

import { optionsOf, personFields, relabelled } from '../fields'
import type { FieldSpec, FormContext } from '../form'

/** What is to be let, what the agency may do for it, and whom to call. */
export function rentalFields({ asking, locale }: FormContext): FieldSpec[] {
  const t = translate(locale)
  return [
    { name: 'valued', kind: 'choice', options: optionsOf('valuedKind', valuedKinds, locale), required: true, width: 'half' },
    { name: 'from', kind: 'date', width: 'half' },
    ...relabelled(personFields(asking, locale, ['street', 'zip', 'city']), { street: { label: t('form.fields.homeStreet') } }),
    { name: 'services', kind: 'boxes', options: optionsOf('managementService', managementServices, locale) },
    ...personFields(asking, locale, ['title', 'firstName', 'lastName', 'email', 'phone', 'contactSlot', 'contactDevice', 'remark']),
  ]
}
