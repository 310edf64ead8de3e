import type { DateField } from 'payload'

import { staff } from '@/access/rules'
import { colleague } from '@/fields/colleague'
import { endAfter } from '@/fields/endAfter'
import { row } from '@/fields/layout'
import { collectionWithWords } from '@/fields/withWords'
import { localeNames, locales } from '@/i18n/locales'

import words from './words.json'

const dateTime: DateField['admin'] = { date: { pickerAppearance: 'dayAndTime', timeIntervals: 15 } }

/** Periods in which a property can be viewed, divided into slots that visitors choose from. */
export const VisitDays = collectionWithWords(
  {
    slug: 'visit-days',
    access: { create: staff, read: staff, update: staff, delete: staff },
    admin: {
      useAsTitle: 'start',
      defaultColumns: ['start', 'end', 'property', 'agent', 'minutes', 'capacity'],
    },
    defaultSort: '-start',
    fields: [
      row(
        {
          name: 'property',
          type: 'relationship',
          relationTo: 'properties',
          required: true,
          index: true,
        },
        colleague('agent', { index: true }),
      ),
      row(
        { name: 'start', type: 'date', required: true, index: true, admin: dateTime },
        { name: 'end', type: 'date', required: true, admin: dateTime, validate: endAfter('start') },
      ),
      row(
        { name: 'minutes', type: 'number', required: true, defaultValue: 30, min: 5, max: 480 },
        { name: 'capacity', type: 'number', required: true, defaultValue: 1, min: 1, max: 100 },
      ),
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        options: locales.map((value) => ({ value, label: localeNames[value] })),
      },
    ],
  },
  words,
)
