import type { CollectionConfig } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { requiredInMainLanguage, uniqueNumber } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

export const PropertyTypes: CollectionConfig = collectionWithWords(
  {
    slug: 'property-types',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'webId', 'showOrder', 'sale', 'rent'],
      listSearchableFields: ['name'],
    },
    access: { create: editors, read: siteOrStaff, update: editors, delete: editors },
    defaultSort: 'showOrder',
    defaultPopulate: { name: true, webId: true },
    hooks: { beforeDelete: [refuseWhenInUse] },
    fields: [
      localizedText('name', { validate: requiredInMainLanguage }),
      row(
        {
          name: 'webId',
          type: 'number',
          required: true,
          unique: true,
          index: true,
          min: 1,
          max: 999_999,
          validate: uniqueNumber,
        },
        { name: 'showOrder', type: 'number', index: true, defaultValue: 100 },
      ),
      row(
        { name: 'sale', type: 'checkbox', defaultValue: true },
        { name: 'rent', type: 'checkbox', defaultValue: true },
      ),
    ],
  },
  words,
)
