import { staffOrOwnReports } from '@/access/people'
import { admins, nobody } from '@/access/rules'
import { reportDeliveries } from '@/domain/reports/delivery'
import { choice, row } from '@/fields/layout'
import { languageField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/**
 * The monthly reports as they were written. The site writes them on the first of a month; they cannot be
 * changed.
 */
export const Reports = collectionWithWords(
  {
    slug: 'reports',
    access: { create: nobody, read: staffOrOwnReports, update: nobody, delete: admins },
    admin: {
      useAsTitle: 'month',
      defaultColumns: ['month', 'owner', 'properties', 'delivery', 'sentAt'],
      listSearchableFields: ['month'],
    },
    defaultSort: ['-month', 'createdAt'],
    disableDuplicate: true,
    // A mandate that is filled in late is reported by itself: an owner can have two of a month.
    indexes: [{ fields: ['owner', 'month'] }],
    fields: [
      {
        name: 'view',
        type: 'ui',
        admin: { components: { Field: '/src/studio/reports/ReportActions#ReportActions' } },
      },
      row(
        {
          name: 'owner',
          type: 'relationship',
          relationTo: 'owners',
          required: true,
          custom: { letsGo: true },
        },
        { name: 'month', type: 'text', required: true, index: true },
      ),
      {
        name: 'properties',
        type: 'relationship',
        relationTo: 'properties',
        hasMany: true,
        custom: { letsGo: true },
      },
      languageField,
      choice('delivery', reportDeliveries, {
        vocabulary: 'reportDelivery',
        required: true,
        defaultValue: 'mailed',
        index: true,
        admin: { position: 'sidebar' },
      }),
      {
        name: 'sentAt',
        type: 'date',
        required: true,
        admin: {
          position: 'sidebar',
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        },
      },
      // Printed as a file on request; a readable field could be queried over HTTP.
      {
        name: 'content',
        type: 'json',
        required: true,
        hidden: true,
        access: { create: nobody, read: nobody, update: nobody },
        admin: { hidden: true },
      },
    ],
  },
  words,
)
