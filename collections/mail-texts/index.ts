import { editors, nobody, staff } from '@/access/rules'
import { mailKinds } from '@/domain/mail/mails'
import { choice } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { collectionWithWords } from '@/fields/withWords'

import { knownPlaceholders, neededLongText, neededText } from './knownPlaceholders'
import words from './words.json'

/**
 * One text for each kind of email. They are part of the product: staff reword them, and cannot add
 * or delete any.
 */
export const MailTexts = collectionWithWords(
  {
    slug: 'mail-texts',
    custom: { isSetup: true },
    access: { create: nobody, read: staff, update: editors, delete: nobody },
    admin: {
      useAsTitle: 'subject',
      defaultColumns: ['kind', 'subject', 'updatedAt'],
      listSearchableFields: ['subject', 'body'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: 'kind',
    fields: [
      choice('kind', mailKinds, {
        vocabulary: 'mailKind',
        required: true,
        unique: true,
        index: true,
        admin: { readOnly: true },
      }),
      localizedText('subject', { validate: neededText, maxLength: 200 }),
      localizedTextarea('body', {
        validate: neededLongText,
        maxLength: 10_000,
        admin: { rows: 14 },
      }),
      localizedText('actionLabel', { validate: knownPlaceholders, maxLength: 80 }),
      {
        name: 'preview',
        type: 'ui',
        admin: { components: { Field: '/src/studio/mail/TextPreview#TextPreview' } },
      },
    ],
  },
  words,
)
