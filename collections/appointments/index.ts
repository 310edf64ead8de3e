import type { DateField } from 'payload'

import { admins, staff } from '@/access/rules'
import { appointmentStatuses, contactSlots } from '@/domain/leads'
import { choice, row } from '@/fields/lists'
import { languageField, personFields, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import { endAfterStart } from './endAfterStart'
import words from './words.json'

const moment: DateField['admin'] = { date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } }

export const Appointments = collectionWithWords(
  {
    slug: 'appointments',
    access: { create: staff, read: staff, update: staff, delete: admins },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['start', 'property', 'fullName', 'status', 'agent'],
      listSearchableFields: ['fullName', 'email', 'phone'],
    },
    defaultSort: '-start',
    fields: [
      statusField('appointmentStatus', appointmentStatuses),
      { name: 'agent', type: 'relationship', relationTo: 'users', index: true, admin: { position: 'sidebar' } },
      languageField,
      { name: 'property', type: 'relationship', relationTo: 'properties', required: true, index: true },
      row(
        { name: 'start', type: 'date', index: true, admin: moment },
        { name: 'end', type: 'date', validate: endAfterStart, admin: moment },
        choice('slot', contactSlots, { vocabulary: 'contactSlot' }),
      ),
      ...personFields,
      { name: 'feedback', type: 'textarea' },
    ],
  },
  words,
)
