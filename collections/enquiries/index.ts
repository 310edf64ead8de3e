import type { PayloadRequest } from 'payload'

import { admins, nobody, staff } from '@/access/rules'
import { enquiryStatuses } from '@/domain/enquiries/enquiries'
import { storedKinds } from '@/domain/enquiries/forms'
import { colleague } from '@/fields/colleague'
import { consentField, consentWords } from '@/fields/consent'
import { choice, row } from '@/fields/layout'
import { contactLinks, languageField, personFields, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const withTime = { date: { pickerAppearance: 'dayAndTime' } } as const
const now = () => new Date().toISOString()
/** A name instead of a relation, because a note outlives the account of its author. */
const authorName = ({ user }: { user: PayloadRequest['user'] }) =>
  user?.collection === 'users' ? user.name : undefined

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
      contactLinks,
      {
        name: 'view',
        type: 'ui',
        admin: { components: { Field: '/src/studio/enquiries/EnquiryView#EnquiryView' } },
      },
      {
        name: 'leads',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/studio/leads/LeadList#LeadList' },
        },
      },
      statusField('enquiryStatus', enquiryStatuses),
      colleague('assignedTo', { index: true, admin: { position: 'sidebar' } }),
      languageField,
      {
        name: 'receivedAt',
        type: 'date',
        required: true,
        index: true,
        defaultValue: now,
        // The clean-up deletes what came long ago, which otherwise only administrators may.
        access: { update: nobody },
        admin: { position: 'sidebar', ...withTime },
      },
      { name: 'source', type: 'text', admin: { position: 'sidebar' } },
      {
        name: 'isProven',
        type: 'checkbox',
        defaultValue: false,
        admin: { readOnly: true, position: 'sidebar' },
      },
      {
        name: 'mailWithheld',
        type: 'checkbox',
        defaultValue: false,
        admin: {
          readOnly: true,
          position: 'sidebar',
          condition: (data) => data.mailWithheld === true,
        },
      },
      // The same for repeated submissions of one form.
      { name: 'mark', type: 'text', index: true, admin: { hidden: true } },
      choice('kind', storedKinds, { vocabulary: 'enquiryKind', required: true, index: true }),
      row(
        { name: 'property', type: 'relationship', relationTo: 'properties', index: true },
        { name: 'project', type: 'relationship', relationTo: 'projects', index: true },
      ),
      ...personFields,
      // Shown as a table above.
      { name: 'answers', type: 'json', admin: { hidden: true } },
      {
        name: 'notes',
        type: 'array',
        access: { read: staff, create: staff, update: staff },
        fields: [
          { name: 'text', type: 'textarea', required: true },
          row(
            { name: 'by', type: 'text', defaultValue: authorName, admin: { readOnly: true } },
            { name: 'at', type: 'date', defaultValue: now, admin: { readOnly: true, ...withTime } },
          ),
        ],
      },
      consentField,
      {
        name: 'history',
        type: 'ui',
        admin: { components: { Field: '/src/studio/enquiries/PersonHistory#PersonHistory' } },
      },
    ],
  },
  { ...words, fields: { ...words.fields, ...consentWords } },
)
