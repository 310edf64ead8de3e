import type { PayloadRequest } from 'payload'

import { admins, staff } from '@/access/rules'
import { enquiryKinds, enquiryStatuses } from '@/domain/leads'
import { choice, row } from '@/fields/lists'
import { languageField, personFields, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const withTime = { date: { pickerAppearance: 'dayAndTime' } } as const
const now = () => new Date().toISOString()
/** A name instead of a relation: a note outlives the colleague who wrote it. */
const nameOf = ({ user }: { user: PayloadRequest['user'] }) => (user?.collection === 'users' ? user.name : undefined)

export const Enquiries = collectionWithWords(
  {
    slug: 'enquiries',
    access: { create: staff, read: staff, update: staff, delete: admins },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['fullName', 'kind', 'status', 'property', 'assignedTo', 'receivedAt'],
      listSearchableFields: ['fullName', 'email', 'phone'],
    },
    defaultSort: '-receivedAt',
    fields: [
      { name: 'view', type: 'ui', admin: { components: { Field: '/src/studio/enquiry/EnquiryView#EnquiryView' } } },
      statusField('enquiryStatus', enquiryStatuses),
      { name: 'assignedTo', type: 'relationship', relationTo: 'users', index: true, admin: { position: 'sidebar' } },
      languageField,
      { name: 'receivedAt', type: 'date', required: true, index: true, defaultValue: now, admin: { position: 'sidebar', ...withTime } },
      { name: 'source', type: 'text', admin: { position: 'sidebar' } },
      { name: 'isProven', type: 'checkbox', defaultValue: false, admin: { readOnly: true, position: 'sidebar' } },
      // What the same form sent again has too.
      { name: 'mark', type: 'text', index: true, admin: { hidden: true } },
      choice('kind', enquiryKinds, { vocabulary: 'enquiryKind', required: true, index: true }),
      row(
        { name: 'property', type: 'relationship', relationTo: 'properties', index: true },
        { name: 'project', type: 'relationship', relationTo: 'projects', index: true },
      ),
      ...personFields,
      // They are shown as a table, above.
      { name: 'answers', type: 'json', admin: { hidden: true } },
      {
        name: 'notes',
        type: 'array',
        access: { read: staff, create: staff, update: staff },
        fields: [
          { name: 'text', type: 'textarea', required: true },
          row(
            { name: 'by', type: 'text', defaultValue: nameOf, admin: { readOnly: true } },
            { name: 'at', type: 'date', defaultValue: now, admin: { readOnly: true, ...withTime } },
          ),
        ],
      },
      { name: 'history', type: 'ui', admin: { components: { Field: '/src/studio/enquiry/PersonHistory#PersonHistory' } } },
    ],
  },
  words,
)
