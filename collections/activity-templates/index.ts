import { editors, staff } from '@/access/rules'
import { activityKinds, activityTypes } from '@/domain/activities'
import { choice, row } from '@/fields/lists'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { inMainLanguage } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/** What is recorded of properties again and again, to begin from with one press. An owner reads it in his language. */
export const ActivityTemplates = collectionWithWords(
  {
    slug: 'activity-templates',
    access: { create: editors, read: staff, update: editors, delete: editors },
    admin: { useAsTitle: 'name', defaultColumns: ['name', 'kind', 'type', 'subject', 'visibleToOwner'], listSearchableFields: ['name', 'subject'] },
    defaultSort: 'name',
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 60 },
      row(
        choice('kind', activityKinds, { vocabulary: 'activityKind', required: true, defaultValue: 'communication' }),
        choice('type', activityTypes, { vocabulary: 'activityType' }),
        { name: 'visibleToOwner', type: 'checkbox', defaultValue: true },
      ),
      localizedText('subject', { maxLength: 200, validate: inMainLanguage }),
      localizedTextarea('comment', { maxLength: 5000 }),
    ],
  },
  words,
)
