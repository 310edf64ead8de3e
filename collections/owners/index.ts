import type { DateField, Field } from 'payload'

import { staffOrThatOwner } from '@/access/people'
import { admins, nobody, staff } from '@/access/rules'
import { leavePasswordToOwner, refuseShortPassword, signIn } from '@/access/signIn'
import { noteAccount, noteDeleted, noteLogin, noteLogout, notePasswords } from '@/fields/auditHooks'
import { address, fullName, languageField, names } from '@/fields/person'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { takeAlong } from '@/fields/takeAlong'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/** Owners change their name, phone, language and whether they get the report themselves; everything else about them is kept by staff. */
const keptByStaff = (field: Field): Field => ({ ...field, access: { update: staff } }) as Field

const hiddenFromOwner = (field: Field): Field => ({ ...field, access: { read: staff, create: staff, update: staff } }) as Field

const moment = (name: string): DateField => ({ name, type: 'date', admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } } })

/** Written when it happens, by nobody's hand. */
const keptByHouse = (name: string): DateField => {
  const field = moment(name)
  // The panel of the account tells it.
  return { ...field, admin: { ...field.admin, readOnly: true, condition: () => false }, access: { create: nobody, update: nobody } }
}

export const Owners = collectionWithWords(
  {
    slug: 'owners',
    auth: signIn(2),
    access: { create: staff, read: staffOrThatOwner, update: staffOrThatOwner, delete: admins, unlock: admins, admin: nobody },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['fullName', 'email', 'phone', 'city', 'manager'],
      listSearchableFields: ['fullName', 'email', 'phone', 'city'],
      components: { views: { edit: { default: { Component: '/src/studio/owner/OwnerForm#OwnerForm' } } } },
    },
    defaultSort: 'lastName',
    hooks: {
      beforeOperation: [refuseShortPassword, leavePasswordToOwner],
      beforeDelete: [refuseWhenInUse, takeAlong('reports', 'owner')],
      ...{ afterLogin: [noteLogin], afterLogout: [noteLogout], afterOperation: [notePasswords] },
      ...{ afterChange: [noteAccount], afterDelete: [noteDeleted('account_deleted')] },
    },
    fields: [
      { name: 'account', type: 'ui', admin: { position: 'sidebar', components: { Field: '/src/studio/owner/OwnerAccount#OwnerAccount' } } },
      keptByStaff({ name: 'email', type: 'email', required: true, unique: true }),
      fullName,
      names,
      languageField,
      { name: 'phone', type: 'text' },
      { ...address, fields: address.fields.map(keptByStaff) },
      keptByStaff({ name: 'manager', type: 'relationship', relationTo: 'users', index: true, admin: { position: 'sidebar' } }),
      { name: 'monthlyReport', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } },
      keptByStaff(moment('suspendedAt')),
      keptByHouse('invitedAt'),
      keptByHouse('lastLoginAt'),
      { name: 'properties', type: 'join', collection: 'properties', on: 'owners' },
      hiddenFromOwner({ name: 'internalNotes', type: 'textarea' }),
    ],
  },
  words,
)
