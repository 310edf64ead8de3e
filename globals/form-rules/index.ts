import { editors, siteOrStaff } from '@/access/rules'
import { contactFields, fieldStates } from '@/domain/enquiries/formFields'
import { enquiryKinds } from '@/domain/enquiries/forms'
import { goals, regions } from '@/domain/catalogue/vocabulary'
import { choice, row } from '@/fields/layout'
import { rowLabel } from '@/fields/rowLabel'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

const states = contactFields.map((field) =>
  choice(field, fieldStates, { vocabulary: 'fieldState' }),
)

export const FormRules = globalWithWords(
  {
    slug: 'form-rules',
    access: { read: siteOrStaff, update: editors },
    fields: [
      { name: 'needsProof', type: 'checkbox', defaultValue: false },
      {
        name: 'rules',
        type: 'array',
        maxRows: 60,
        admin: { components: { RowLabel: rowLabel('form') } },
        fields: [
          row(
            choice('form', enquiryKinds, { vocabulary: 'enquiryKind', required: true }),
            choice('goal', goals),
            choice('region', regions),
          ),
          row(...states.slice(0, 5)),
          row(...states.slice(5, 8)),
          row(...states.slice(8)),
        ],
      },
    ],
  },
  words,
)
