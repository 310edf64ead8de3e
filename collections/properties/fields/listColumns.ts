import type { Field } from 'payload'

import { hidden, hookOnly } from './compliance'

/**
 * What the list of the studio searches and sorts by. One text for all that is searched lets the
 * database answer from one index, however many properties there are.
 */
export const listColumns: Field[] = [
  {
    name: 'searchText',
    type: 'text',
    access: hookOnly,
    admin: { ...hidden, disableListColumn: true, disableListFilter: true },
  },
  { name: 'advertisement', type: 'number', access: hookOnly, index: true, admin: hidden },
]
