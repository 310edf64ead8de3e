import type { Field } from 'payload'

import { nobody, staff } from '@/access/rules'
import { row } from '@/fields/lists'

/** Written by the hooks alone. */
const kept = { create: nobody, update: nobody, read: staff }
const unseen = { condition: () => false, readOnly: true, disableBulkEdit: true }

/** How the advertisement stands with the law: kept with each save, shown by the panel and in the list. */
export const standing: Field[] = [
  { name: 'gaps', type: 'text', access: kept, admin: { ...unseen, disableListColumn: true, disableListFilter: true } },
  {
    name: 'completeness',
    type: 'number',
    access: kept,
    index: true,
    admin: { ...unseen, components: { Cell: '/src/studio/property/CompletenessCell#CompletenessCell' } },
  },
  { name: 'lapsesOn', type: 'date', access: kept, index: true, admin: unseen },
]

/** That an administrator published it although something was missing: who, when and why. */
export const publishedAnyway: Field = {
  name: 'publishedAnyway',
  type: 'group',
  access: kept,
  admin: { condition: ({ publishedAnyway: anyway }) => Boolean(anyway?.reason), readOnly: true, disableBulkEdit: true },
  fields: [
    { name: 'reason', type: 'textarea', admin: { readOnly: true } },
    row({ name: 'by', type: 'relationship', relationTo: 'users', admin: { readOnly: true } }, { name: 'at', type: 'date', admin: { readOnly: true } }),
    { name: 'gaps', type: 'text', admin: { hidden: true } },
  ],
}
