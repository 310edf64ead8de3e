import { editors, siteOrStaff } from '@/access/rules'
import { row } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { pathField } from '@/fields/path'
import { leaveRedirects, rememberAddresses } from '@/fields/redirects'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { parentField } from '@/fields/tree'
import { requiredInMainLanguage, uniqueNumber } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

export const Categories = collectionWithWords(
  {
    slug: 'categories',
    access: { create: editors, read: siteOrStaff, update: editors, delete: editors },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'parent', 'webId', 'sort'],
      listSearchableFields: ['title', 'path'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: 'sort',
    defaultPopulate: { title: true, path: true, webId: true },
    hooks: {
      beforeChange: [rememberAddresses],
      afterChange: [leaveRedirects],
      beforeDelete: [refuseWhenInUse],
    },
    fields: [
      row(localizedText('title', { validate: requiredInMainLanguage }), pathField('parent')),
      localizedTextarea('description'),
      row(
        {
          name: 'webId',
          type: 'number',
          min: 1,
          unique: true,
          index: true,
          validate: uniqueNumber,
        },
        parentField('categories'),
        { name: 'sort', type: 'number', defaultValue: 100 },
      ),
    ],
  },
  words,
)
