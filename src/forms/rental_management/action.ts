import { formatDay } from '@/i18n/dates'
import { optionName } from '@/i18n/translate'

import { answer } from '../fields'
import { defineForm } from '../form'
import { rentalFields } from './fields'
import { rentalSchema } from './schema'

/** An owner who looks for somebody to let or manage his property. */
export const rentalForm = defineForm({
  kind: 'rental_management',
  lists: ['services'],
  fields: rentalFields,
  schema: rentalSchema,
  act: ({ valued, services, from, ...person }) => ({
    lead: {
      kind: 'rental_management',
      person,
      answers: (locale) => [
        ...answer(locale, 'valued', optionName(locale, 'valuedKind', valued)),
        ...answer(locale, 'from', from && formatDay(from, locale)),
        ...answer(locale, 'services', services.map((one) => optionName(locale, 'managementService', one)).join(', ')),
      ],
      thanks: 'rental_management_received',
    },
  }),
})
