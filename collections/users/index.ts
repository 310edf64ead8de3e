import { adminsOrSelf } from '@/access/people'
import { staffRoles } from '@/access/roles'
import { admins, nobody, staff } from '@/access/rules'
import { refuseShortPassword, signIn } from '@/access/signIn'
import { isAgentNumber } from '@/domain/legal/companyNumbers'
import {
  auditAccount,
  auditDelete,
  auditLogin,
  auditLogout,
  auditPasswordChange,
} from '@/fields/auditHooks'
import { choice } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { officialNumber } from '@/fields/patterns'
import { languageField } from '@/fields/person'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { collectionWithWords } from '@/fields/withWords'

import { beginInOwnLanguage, followOwnLanguage } from './contentLanguage'
import { refuseDeletingLastAdmin, refuseDemotingLastAdmin } from './keepAnAdmin'
import words from './words.json'

export const Users = collectionWithWords(
  {
    slug: 'users',
    auth: signIn(8),
    access: {
      create: admins,
      read: staff,
      update: adminsOrSelf,
      delete: admins,
      unlock: admins,
      admin: staff,
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'phone'],
      listSearchableFields: ['name', 'email'],
    },
    defaultSort: 'name',
    hooks: {
      beforeOperation: [refuseShortPassword],
      beforeDelete: [refuseDeletingLastAdmin, refuseWhenInUse],
      afterLogin: [auditLogin, beginInOwnLanguage],
      afterLogout: [auditLogout],
      afterOperation: [auditPasswordChange],
      afterChange: [auditAccount, followOwnLanguage],
      afterDelete: [auditDelete('account_deleted')],
    },
    fields: [
      {
        // Not the name of what it asks for: Payload leaves a value at the path of such a field out of the save.
        name: 'askCurrentPassword',
        type: 'ui',
        admin: { components: { Field: '/src/studio/accounts/CurrentPassword#CurrentPassword' } },
      },
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
      officialNumber('bivNumber', isAgentNumber, 'notAgentNumber'),
      { name: 'photo', type: 'upload', relationTo: 'media' },
      {
        name: 'security',
        type: 'ui',
        admin: { components: { Field: '/src/studio/accounts/AccountSecurity#AccountSecurity' } },
      },
      // Raised only by the server, to change the address of the calendar. Saving a form that was
      // opened before would restore the old address.
      {
        name: 'calendarEdition',
        type: 'number',
        defaultValue: 0,
        access: { create: nobody, update: nobody },
        admin: { hidden: true },
      },
      {
        name: 'publicProfile',
        type: 'checkbox',
        defaultValue: false,
        admin: { position: 'sidebar' },
      },
      // Changed by the security panel alone: a form that was opened before would else let a colleague in again.
      {
        name: 'suspendedAt',
        type: 'date',
        access: { create: nobody, update: nobody },
        admin: { condition: () => false },
      },
    ],
  },
  words,
)
