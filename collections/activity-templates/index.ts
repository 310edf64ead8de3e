import { editors, staff } from '@/access/rules'
import { activityKinds, activityTypes } from '@/domain/portal/activities'
import { choice, row } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { requiredInMainLanguage } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/** Templates for activities that staff record often. Owners read the text in their language. */
export const ActivityTemplates = collectionWithWords(
  {
    slug: 'activity-templates',
    custom: { isSetup: true },
    access: { create: editors, read: staff, update: editors, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'kind', 'type', 'subject', 'visibleToOwner'],
      listSearchableFields: ['name', 'subject'],
    },
    defaultSort: 'name',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 60 },
      row(
        choice('kind', activityKinds, {
          vocabulary: 'activityKind',
          required: true,
          defaultValue: 'communication',
        }),
        choice('type', activityTypes, { vocabulary: 'activityType' }),
        { name: 'visibleToOwner', type: 'checkbox', defaultValue: true },
      ),
      localizedText('subject', { maxLength: 200, validate: requiredInMainLanguage }),
      localizedTextarea('comment', { maxLength: 5000 }),
    ],
  },
  words,
)
