import type { Field, SelectField, SelectFieldSingleValidation, TextField, UIField } from 'payload'

import {
  contactDevices,
  contactSlots,
  salutations,
  storedSalutations,
} from '@/domain/enquiries/enquiries'
import { defaultLocale, localeNames, locales } from '@/i18n/locales'

import { choice, row } from './layout'

type Person = { firstName?: unknown; lastName?: unknown; email?: unknown }

/** The language of a person. Each language is labelled in itself, so no translation is needed. */
export const languageField: SelectField = {
  name: 'language',
  type: 'select',
  required: true,
  defaultValue: defaultLocale,
  options: locales.map((value) => ({ value, label: localeNames[value] })),
  admin: { position: 'sidebar' },
}

/** The name of a person in lists. It is stored because lists sort and search by it. */
export const fullName: TextField = {
  name: 'fullName',
  type: 'text',
  index: true,
  custom: { isIdentity: true },
  admin: { hidden: true },
  hooks: {
    beforeChange: [
      ({ siblingData }: { siblingData: Person }) =>
        [siblingData.firstName, siblingData.lastName].filter(Boolean).join(' ') ||
        siblingData.email,
    ],
  },
}

/** How a person is called or reached, and where they live: no erasure of another person changes it. */
const text = (name: string): TextField => ({ name, type: 'text', custom: { isIdentity: true } })

/** A form of address that is no longer offered stays with whom it was chosen for. */
export const salutation = choice('title', storedSalutations, {
  vocabulary: 'salutation',
  filterOptions: ({ options, siblingData }) => {
    const { title }: { title?: unknown } = { ...siblingData }
    const offered = new Set<unknown>([...salutations, title])
    return options.filter((option) =>
      offered.has(typeof option === 'string' ? option : option.value),
    )
  },
})

export const nameRow = row(salutation, text('firstName'), text('lastName'))

export const addressRow = row(text('street'), text('zip'), text('city'))

/** The links that call a person, write to them and lead to them, at the head of their form. */
export const contactLinks: UIField = {
  name: 'contactLinks',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/studio/contact/PersonContact#PersonContact' },
  },
}

/**
 * The fields that forms can ask of a person. Each form decides which are required, not the table.
 */
export const personFields: Field[] = [
  fullName,
  nameRow,
  row({ name: 'email', type: 'email', index: true }, text('phone')),
  addressRow,
  row(choice('contactSlot', contactSlots), choice('contactDevice', contactDevices)),
  { name: 'remark', type: 'textarea' },
]

/**
 * The status of an enquiry or of another request. New records start at the first status of the
 * list.
 */
export const statusField = (
  vocabulary: string,
  statuses: readonly [string, ...string[]],
  rules: { validate?: SelectFieldSingleValidation } = {},
): SelectField =>
  choice('status', statuses, {
    vocabulary,
    required: true,
    index: true,
    defaultValue: statuses[0],
    ...rules,
    admin: { position: 'sidebar' },
  })
