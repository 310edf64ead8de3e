import type { Field } from 'payload'

import { staffOrThatOwner } from '@/access/people'
import { admins, nobody, staff } from '@/access/rules'
import { refuseShortPassword, signIn } from '@/access/signIn'
import { env } from '@/env'
import { noteAccount, noteDeleted, noteLogin, noteLogout, notePasswords } from '@/fields/auditHooks'
import { passwordMail } from '@/fields/passwordMail'
import { address, fullName, languageField, names } from '@/fields/person'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

const resetPage = passwordMail((token, language) => `${env.SITE_URL}/${language}/login/${token}/`)

/** Owners change their name, phone and language themselves; everything else about them is kept by staff. */
const keptByStaff = (field: Field): Field => ({ ...field, access: { update: staff } }) as Field

const hiddenFromOwner = (field: Field): Field => ({ ...field, access: { read: staff, create: staff, update: staff } }) as Field

export const Owners = collectionWithWords(
  {
    slug: 'owners',
    auth: signIn(2, resetPage),
    access: { create: staff, read: staffOrThatOwner, update: staffOrThatOwner, delete: admins, unlock: admins, admin: nobody },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['fullName', 'email', 'phone', 'city', 'manager'],
      listSearchableFields: ['fullName', 'email', 'phone', 'city'],
    },
    defaultSort: 'lastName',
    hooks: {
      beforeOperation: [refuseShortPassword],
      beforeDelete: [refuseWhenInUse],
      ...{ afterLogin: [noteLogin], afterLogout: [noteLogout], afterOperation: [notePasswords] },
      ...{ afterChange: [noteAccount], afterDelete: [noteDeleted('account_deleted')] },
    },
    fields: [
      keptByStaff({ name: 'email', type: 'email', required: true, unique: true }),
      fullName,
      names,
      languageField,
      { name: 'phone', type: 'text' },
      { ...address, fields: address.fields.map(keptByStaff) },
      keptByStaff({ name: 'manager', type: 'relationship', relationTo: 'users', index: true, admin: { position: 'sidebar' } }),
      keptByStaff({ name: 'monthlyReport', type: 'checkbox', defaultValue: true, admin: { position: 'sidebar' } }),
      { name: 'properties', type: 'join', collection: 'properties', on: 'owners' },
      hiddenFromOwner({ name: 'internalNotes', type: 'textarea' }),
    ],
  },
  words,
)
