import { managementServices } from '@/domain/enquiries/enquiries'
import { formatDay } from '@/i18n/formats'
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

/** The property to let, the wanted services, and whom to call. */
const rentalFields = (context: FormContext): FieldSpec[] => [
  valuedField(context),
  { name: 'from', kind: 'date', width: 'half' },
  ...homeFields(context),
  {
    name: 'services',
    kind: 'boxes',
    options: optionsOf('managementService', managementServices, context.locale),
  },
  ...ownerFields(context),
]

/** A request of an owner to let or manage their property. */
export const rentalForm = defineForm({
  kind: 'rental_management',
  schema: schemas.rental_management,
  lists: ['services'],
  fields: rentalFields,
  act: ({ valued, services, from, ...person }) => ({
    lead: {
      person,
      answers: (locale) => [
        ...answerTo(locale, 'valued', optionName(locale, 'valuedKind', valued)),
        ...answerTo(locale, 'from', from && formatDay(from, locale)),
        ...answerTo(
          locale,
          'services',
          services.map((one) => optionName(locale, 'managementService', one)).join(', '),
        ),
      ],
      acknowledgement: 'rental_management_received',
    },
  }),
})
