import { admins, staff } from '@/access/rules'
import { subscriberStatuses } from '@/domain/enquiries/enquiries'
import { consentField, consentWords } from '@/fields/consent'
import { languageField, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

export const Subscribers = collectionWithWords(
  {
    slug: 'subscribers',
    access: { create: staff, read: staff, update: staff, delete: admins },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'status', 'language', 'confirmedAt', 'source'],
      listSearchableFields: ['email'],
      components: { beforeListTable: ['/src/studio/list-export/ExportLink#ExportLink'] },
    },
    defaultSort: '-createdAt',
    fields: [
      { name: 'email', type: 'email', required: true, unique: true },
      statusField('subscriberStatus', subscriberStatuses),
      languageField,
      {
        name: 'confirmedAt',
        type: 'date',
        admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
      },
      { name: 'source', type: 'text', admin: { position: 'sidebar' } },
      consentField,
    ],
  },
  { ...words, fields: { ...words.fields, ...consentWords } },
)
