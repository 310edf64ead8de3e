import { valuationReasons } from '@/domain/enquiries/enquiries'
import { optionName } from '@/i18n/translate'

import { defineForm, type FormContext } from '../defineForm'
import {
  answerTo,
  homeFields,
  optionsOf,
  ownerFields,
  valuedField,
  type FieldSpec,
} from '../fields'
import { schemas } from '../schemas'

/** The property to value, its address, and whom to call. */
const valuationFields = (context: FormContext): FieldSpec[] => [
  valuedField(context),
  {
    name: 'reason',
    kind: 'choice',
    options: optionsOf('valuationReason', valuationReasons, context.locale),
    width: 'half',
  },
  ...homeFields(context),
  ...ownerFields(context),
]

/** A request of an owner for a valuation of their property. */
export const valuationForm = defineForm({
  kind: 'valuation',
  schema: schemas.valuation,
  fields: valuationFields,
  act: ({ valued, reason, ...person }) => ({
    lead: {
      person,
      answers: (locale) => [
        ...answerTo(locale, 'valued', optionName(locale, 'valuedKind', valued)),
        ...answerTo(locale, 'reason', optionName(locale, 'valuationReason', reason)),
      ],
      acknowledgement: 'valuation_received',
    },
  }),
})
