import type { Field } from 'payload'

import { nobody, staff } from '@/access/rules'
import { row } from '@/fields/layout'

/** Only hooks write these fields. */
export const hookOnly = { create: nobody, update: nobody, read: staff }
export const hidden = { condition: () => false, readOnly: true, disableBulkEdit: true }

/**
 * The compliance of the advertisement, updated at each save and shown in the panel and the list.
 */
export const complianceFields: Field[] = [
  {
    name: 'gaps',
    type: 'text',
    access: hookOnly,
    admin: { ...hidden, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'completeness',
    type: 'number',
    access: hookOnly,
    index: true,
    admin: {
      ...hidden,
      components: { Cell: '/src/studio/catalogue/CompletenessCell#CompletenessCell' },
    },
  },
  { name: 'lapsesOn', type: 'date', access: hookOnly, index: true, admin: hidden },
]

/** Who published the property although something was missing, when and why. */
export const publishedAnyway: Field = {
  name: 'publishedAnyway',
  type: 'group',
  access: hookOnly,
  admin: {
    condition: ({ publishedAnyway: override }) => Boolean(override?.reason),
    readOnly: true,
    disableBulkEdit: true,
  },
  fields: [
    { name: 'reason', type: 'textarea', admin: { readOnly: true } },
    row(
      { name: 'by', type: 'relationship', relationTo: 'users', admin: { readOnly: true } },
      { name: 'at', type: 'date', admin: { readOnly: true } },
    ),
    { name: 'gaps', type: 'text', admin: { hidden: true } },
  ],
}
