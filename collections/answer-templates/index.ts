import { editors, staff } from '@/access/rules'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { collectionWithWords } from '@/fields/withWords'

import { knownLine, knownText } from './knownPlaceholders'
import words from './words.json'

/** Templates for answers that colleagues give often. */
export const AnswerTemplates = collectionWithWords(
  {
    slug: 'answer-templates',
    custom: { isSetup: true },
    access: { create: editors, read: staff, update: editors, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'subject', 'updatedAt'],
      listSearchableFields: ['name', 'subject', 'body'],
    },
    defaultSort: 'name',
    fields: [
      { name: 'name', type: 'text', required: true },
      localizedText('subject', { maxLength: 200, validate: knownLine }),
      localizedTextarea('body', { maxLength: 10_000, admin: { rows: 12 }, validate: knownText }),
    ],
  },
  words,
)
