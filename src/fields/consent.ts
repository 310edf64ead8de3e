import type { Field } from 'payload'

import { nobody, staff } from '@/access/rules'

import words from './consent.words.json'
import { row } from './layout'

export const consentWords = words

const text = (name: string): Field => ({ name, type: 'text' })

/**
 * The consent of a visitor, in the words they read. The site stores it with the record; staff read
 * it and cannot change it.
 */
export const consentField: Field = {
  name: 'consent',
  type: 'group',
  access: { read: staff, create: nobody, update: nobody },
  admin: {
    readOnly: true,
    condition: (data) => Boolean((data.consent as { version?: unknown } | undefined)?.version),
  },
  fields: [
    { name: 'text', type: 'textarea', admin: { readOnly: true } },
    row(text('version'), text('locale'), {
      name: 'at',
      type: 'date',
      admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
    }),
    text('page'),
    { name: 'isAssumed', type: 'checkbox', defaultValue: false },
  ],
}
