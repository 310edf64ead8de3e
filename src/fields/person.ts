import type { Field, SelectField, TextField } from 'payload'

import { contactDevices, contactSlots, salutations } from '@/domain/leads'
import { defaultLocale, localeNames, locales } from '@/i18n/locales'

import { choice, row } from './lists'

type Named = { firstName?: unknown; lastName?: unknown; email?: unknown }

/** Languages are named in themselves, so they need no words. */
export const languageField: SelectField = {
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: defaultLocale,
  options: locales.map((value) => ({ value, label: localeNames[value] })),
  admin: { position: 'sidebar' },
}

/** How a person is called in lists and pick lists. Stored, because lists sort and search by it. */
export const fullName: TextField = {
  name: 'fullName',
  type: 'text',
  index: true,
  admin: { hidden: true },
  hooks: {
    beforeChange: [({ siblingData }: { siblingData: Named }) => [siblingData.firstName, siblingData.lastName].filter(Boolean).join(' ') || siblingData.email],
  },
}

const text = (name: string): TextField => ({ name, type: 'text' })

export const names = row(choice('title', salutations, { vocabulary: 'salutation' }), text('firstName'), text('lastName'))

export const address = row(text('street'), text('zip'), text('city'))

/** What every form can ask of a person. Which of it is obligatory is the form's affair, not the table's. */
export const personFields: Field[] = [
  fullName,
  names,
  row({ name: 'email', type: 'email', index: true }, text('phone')),
  address,
  row(choice('contactSlot', contactSlots), choice('contactDevice', contactDevices)),
  { name: 'remark', type: 'textarea' },
]

/** Where a lead stands. Everything begins at the first status of its list. */
export const statusField = (vocabulary: string, statuses: readonly [string, ...string[]]): SelectField =>
  choice('status', statuses, {
    vocabulary,
    required: true,
    index: true,
    defaultValue: statuses[0],
    admin: { position: 'sidebar' },
  })
