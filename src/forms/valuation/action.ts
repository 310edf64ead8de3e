import { optionName } from '@/i18n/translate'

import { answer } from '../fields'
import { defineForm } from '../form'
import { valuationFields } from './fields'
import { valuationSchema } from './schema'

/** An owner who wants to know what his property is worth. */
export const valuationForm = defineForm({
  kind: 'valuation',
  lists: [],
  fields: valuationFields,
  schema: valuationSchema,
  act: ({ valued, reason, ...person }) => ({
    lead: {
      kind: 'valuation',
      person,
      answers: (locale) => [
        ...answer(locale, 'valued', optionName(locale, 'valuedKind', valued)),
        ...answer(locale, 'reason', optionName(locale, 'valuationReason', reason)),
      ],
      thanks: 'valuation_received',
    },
  }),
})
