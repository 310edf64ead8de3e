import { adminsOrThatColleague } from '@/access/people'
import { staffRoles } from '@/access/roles'
import { admins, staff } from '@/access/rules'
import { refuseShortPassword, signIn } from '@/access/signIn'
import { noteAccount, noteDeleted, noteLogin, noteLogout, notePasswords } from '@/fields/auditHooks'
import { choice } from '@/fields/lists'
import { localizedText } from '@/fields/localized'
import { languageField } from '@/fields/person'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { collectionWithWords } from '@/fields/withWords'

import { refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './keepAnAdmin'
import words from './words.json'

export const Users = collectionWithWords(
  {
    slug: 'users',
    auth: signIn(8),
    access: { create: admins, read: staff, update: adminsOrThatColleague, delete: admins, unlock: admins, admin: staff },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'phone'],
      listSearchableFields: ['name', 'email'],
    },
    defaultSort: 'name',
    hooks: {
      beforeOperation: [refuseShortPassword],
      beforeDelete: [refuseDeletingLastAdmin, refuseWhenInUse],
      ...{ afterLogin: [noteLogin], afterLogout: [noteLogout], afterOperation: [notePasswords] },
      ...{ afterChange: [noteAccount], afterDelete: [noteDeleted('account_deleted')] },
    },
    fields: [
      { name: 'security', type: 'ui', admin: { components: { Field: '/src/studio/security/SecurityLink#SecurityLink' } } },
      { name: 'name', type: 'text', required: true },
      choice('role', staffRoles, {
        vocabulary: 'staffRole',
        required: true,
        defaultValue: 'agent',
        access: { create: admins, update: admins },
        validate: refuseDemotingLastAdmin,
        admin: { position: 'sidebar' },
      }),
      languageField,
      { name: 'phone', type: 'text' },
      localizedText('jobTitle'),
      { name: 'bivNumber', type: 'text' },
      { name: 'photo', type: 'upload', relationTo: 'media' },
      // Raised to make the address of the calendar another one.
      { name: 'calendarEdition', type: 'number', defaultValue: 0, admin: { hidden: true } },
      { name: 'publicProfile', type: 'checkbox', defaultValue: false, admin: { position: 'sidebar' } },
    ],
  },
  words,
)
