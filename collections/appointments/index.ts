import type { DateField } from 'payload'

import { admins, staff } from '@/access/rules'
import { appointmentStatuses, contactSlots } from '@/domain/enquiries/enquiries'
import { endAfter } from '@/fields/endAfter'
import { choice, row } from '@/fields/layout'
import { contactLinks, languageField, personFields, statusField } from '@/fields/person'
import { collectionWithWords } from '@/fields/withWords'

import { updateCalendarFields } from './updateCalendarFields'
import { startWhenConfirmed } from './startWhenConfirmed'
import words from './words.json'

const dateTime: DateField['admin'] = { date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } }

export const Appointments = collectionWithWords(
  {
    slug: 'appointments',
    access: { create: staff, read: staff, update: staff, delete: admins },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['start', 'property', 'fullName', 'status', 'agent'],
      listSearchableFields: ['fullName', 'email', 'phone'],
      components: { beforeListTable: ['/src/studio/viewings/ViewingsLink#ViewingsLink'] },
    },
    defaultSort: '-start',
    hooks: { beforeChange: [updateCalendarFields] },
    fields: [
      contactLinks,
      statusField('appointmentStatus', appointmentStatuses),
      {
        name: 'agent',
        type: 'relationship',
        relationTo: 'users',
        index: true,
        admin: { position: 'sidebar' },
      },
      languageField,
      {
        name: 'enquiry',
        type: 'relationship',
        relationTo: 'enquiries',
        index: true,
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'remindedAt',
        type: 'date',
        admin: {
          position: 'sidebar',
          readOnly: true,
          condition: (data) => Boolean(data.remindedAt),
        },
      },
      // Calendars keep the file of a viewing with the highest number.
      { name: 'sequence', type: 'number', defaultValue: 0, admin: { hidden: true } },
      {
        name: 'property',
        type: 'relationship',
        relationTo: 'properties',
        required: true,
        index: true,
      },
      row(
        { name: 'start', type: 'date', index: true, admin: dateTime, validate: startWhenConfirmed },
        { name: 'end', type: 'date', validate: endAfter('start'), admin: dateTime },
      ),
      row(
        { name: 'wishDay', type: 'date' },
        choice('slot', contactSlots, { vocabulary: 'contactSlot' }),
      ),
      {
        name: 'visitDay',
        type: 'relationship',
        relationTo: 'visit-days',
        index: true,
        admin: { readOnly: true },
      },
      ...personFields,
      { name: 'feedback', type: 'textarea' },
      { name: 'feedbackShown', type: 'checkbox', defaultValue: false },
    ],
  },
  words,
)
