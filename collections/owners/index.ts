import type { DateField, Field } from 'payload'

import { staffOrSelf } from '@/access/people'
import { admins, nobody, staff } from '@/access/rules'
import { leavePasswordToOwner, refuseShortPassword, signIn } from '@/access/signIn'
import {
  auditAccount,
  auditDelete,
  auditLogin,
  auditLogout,
  auditPasswordChange,
} from '@/fields/auditHooks'
import { colleague } from '@/fields/colleague'
import { addressRow, contactLinks, fullName, languageField, nameRow } from '@/fields/person'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { deleteWithParent } from '@/fields/deleteWithParent'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/**
 * Owners change only their name, phone, language and whether they get the report; staff change the
 * rest.
 */
const staffOnly = (field: Field): Field => ({ ...field, access: { update: staff } }) as Field

const hiddenFromOwner = (field: Field): Field =>
  ({ ...field, access: { read: staff, create: staff, update: staff } }) as Field

const dateTime = (name: string): DateField => ({
  name,
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
})

/** A date that only the server writes. */
const serverOnly = (name: string): DateField => {
  const field = dateTime(name)
  // Shown in the account panel instead.
  return {
    ...field,
    admin: { ...field.admin, readOnly: true, condition: () => false },
    access: { create: nobody, update: nobody },
  }
}

export const Owners = collectionWithWords(
  {
    slug: 'owners',
    auth: signIn(2),
    access: {
      create: staff,
      read: staffOrSelf,
      update: staffOrSelf,
      delete: admins,
      unlock: admins,
      admin: nobody,
    },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['fullName', 'email', 'phone', 'city', 'manager'],
      listSearchableFields: ['fullName', 'email', 'phone', 'city'],
      components: {
        beforeListTable: ['/src/studio/list-export/ExportLink#ExportLink'],
        views: { edit: { default: { Component: '/src/studio/owners/OwnerForm#OwnerForm' } } },
      },
    },
    defaultSort: 'lastName',
    hooks: {
      beforeOperation: [refuseShortPassword, leavePasswordToOwner],
      beforeDelete: [refuseWhenInUse, deleteWithParent('reports', 'owner')],
      afterLogin: [auditLogin],
      afterLogout: [auditLogout],
      afterOperation: [auditPasswordChange],
      afterChange: [auditAccount],
      afterDelete: [auditDelete('account_deleted')],
    },
    fields: [
      contactLinks,
      {
        name: 'account',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/src/studio/owners/OwnerAccount#OwnerAccount' },
        },
      },
      staffOnly({ name: 'email', type: 'email', required: true, unique: true }),
      fullName,
      nameRow,
      languageField,
      { name: 'phone', type: 'text' },
      { ...addressRow, fields: addressRow.fields.map(staffOnly) },
      staffOnly(colleague('manager', { index: true, admin: { position: 'sidebar' } })),
      {
        name: 'monthlyReport',
        type: 'checkbox',
        defaultValue: true,
        admin: { position: 'sidebar' },
      },
      staffOnly(dateTime('suspendedAt')),
      serverOnly('invitedAt'),
      serverOnly('lastLoginAt'),
      // A new edition ends the old address of the owner's calendar.
      {
        name: 'calendarEdition',
        type: 'number',
        defaultValue: 0,
        access: { create: nobody, update: nobody },
        admin: { hidden: true },
      },
      { name: 'properties', type: 'join', collection: 'properties', on: 'owners' },
      {
        name: 'linkProperty',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/studio/owners/LinkProperty#LinkProperty' },
        },
      },
      hiddenFromOwner({ name: 'internalNotes', type: 'textarea' }),
    ],
  },
  words,
)
