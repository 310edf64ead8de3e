import { translate } from '@/i18n/translate'

import { personFields, relabelled } from '../fields'
import type { FieldSpec, FormContext } from '../form'

export const testimonialFields = ({ asking, locale }: FormContext): FieldSpec[] => [
  ...relabelled(personFields(asking, locale), { remark: { label: translate(locale)('form.fields.experience') } }),
  { name: 'publish', kind: 'box', required: true },
]
