import type { CollectionConfig } from 'payload'

import { visibleToOwnerOrStaff } from '@/access/propertyRules'
import { editors, staff } from '@/access/rules'
import {
  activityKinds,
  activityStatuses,
  activityTypes,
  recordedChanges,
} from '@/domain/portal/activities'
import { choice, row } from '@/fields/layout'
import { count } from '@/fields/numbers'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

export const Activities: CollectionConfig = collectionWithWords(
  {
    slug: 'activities',
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['date', 'property', 'kind', 'type', 'subject', 'status', 'visibleToOwner'],
      listSearchableFields: ['subject', 'contact', 'comment', 'source'],
    },
    access: { create: staff, read: visibleToOwnerOrStaff, update: staff, delete: editors },
    defaultSort: '-date',
    hooks: { beforeDelete: [refuseWhenInUse] },
    fields: [
      {
        name: 'property',
        type: 'relationship',
        relationTo: 'properties',
        required: true,
        index: true,
        maxDepth: 1,
      },
      row(
        choice('kind', activityKinds, {
          vocabulary: 'activityKind',
          required: true,
          defaultValue: 'history',
          index: true,
        }),
        choice('type', activityTypes, { vocabulary: 'activityType' }),
        choice('status', activityStatuses, {
          vocabulary: 'activityStatus',
          defaultValue: 'done',
          index: true,
        }),
      ),
      row(
        {
          name: 'date',
          type: 'date',
          required: true,
          index: true,
          defaultValue: () => new Date().toISOString(),
        },
        { name: 'contact', type: 'text' },
        { name: 'source', type: 'text' },
      ),
      { name: 'subject', type: 'text', required: true },
      { name: 'comment', type: 'textarea' },
      {
        name: 'change',
        type: 'group',
        admin: { hidden: true },
        fields: [
          choice('what', recordedChanges, { vocabulary: 'recordedChange' }),
          { name: 'before', type: 'text' },
          { name: 'after', type: 'text' },
        ],
      },
      row(count('visits', { max: 10_000_000 }), {
        name: 'visibleToOwner',
        type: 'checkbox',
        defaultValue: true,
        index: true,
      }),
    ],
  },
  words,
)
