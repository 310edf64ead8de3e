import { valuationReasons, valuedKinds } from '@/domain/leads'
import { translate } from '@/i18n/translate'

import { optionsOf, personFields, relabelled } from '../fields'
import type { FieldSpec, FormContext } from '../form'

/** What is to be valued, where it lies, and whom to call. */
export function valuationFields({ asking, locale }: FormContext): FieldSpec[] {
  const t = translate(locale)
  return [
    { name: 'valued', kind: 'choice', options: optionsOf('valuedKind', valuedKinds, locale), required: true, width: 'half' },
    { name: 'reason', kind: 'choice', options: optionsOf('valuationReason', valuationReasons, locale), width: 'half' },
    ...relabelled(personFields(asking, locale, ['street', 'zip', 'city']), { street: { label: t('form.fields.homeStreet') } }),
    ...personFields(asking, locale, ['title', 'firstName', 'lastName', 'email', 'phone', 'contactSlot', 'contactDevice', 'remark']),
  ]
}
