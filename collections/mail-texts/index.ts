import { editors, nobody, staff } from '@/access/rules'
import { mailKinds } from '@/domain/mails'
import { choice } from '@/fields/lists'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { collectionWithWords } from '@/fields/withWords'

import { knownPlaceholders, neededLongText, neededText } from './knownPlaceholders'
import words from './words.json'

/** One text for each kind of mail. They come with the product: staff reword them, and none is added or taken away. */
export const MailTexts = collectionWithWords(
  {
    slug: 'mail-texts',
    access: { create: nobody, read: staff, update: editors, delete: nobody },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['kind', 'subject', 'updatedAt'],
      listSearchableFields: ['subject', 'body'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: 'kind',
    fields: [
      choice('kind', mailKinds, { vocabulary: 'mailKind', required: true, unique: true, index: true, admin: { readOnly: true } }),
      localizedText('subject', { validate: neededText, maxLength: 200 }),
      localizedTextarea('body', { validate: neededLongText, maxLength: 10_000, admin: { rows: 14 } }),
      localizedText('actionLabel', { validate: knownPlaceholders, maxLength: 80 }),
      { name: 'preview', type: 'ui', admin: { components: { Field: '/src/studio/mails/TextPreview#TextPreview' } } },
    ],
  },
  words,
)
