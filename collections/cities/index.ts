import type { CollectionConfig } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { countries, homeCountry } from '@/domain/catalogue/countries'
import { choice, row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { coordinate } from '@/fields/numbers'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { collectionWithWords } from '@/fields/withWords'

import { nameOnceInItsZip, zipOfCountry } from './validations'
import words from './words.json'

export const Cities: CollectionConfig = collectionWithWords(
  {
    slug: 'cities',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'zip', 'province', 'country'],
      listSearchableFields: ['name', 'zip'],
      components: { beforeListTable: ['/src/studio/city-import/CityImportLink#CityImportLink'] },
    },
    access: { create: editors, read: siteOrStaff, update: editors, delete: editors },
    defaultSort: 'zip',
    defaultPopulate: { name: true, zip: true, country: true, latitude: true, longitude: true },
    hooks: { beforeDelete: [refuseWhenInUse] },
    fields: [
      row(
        {
          name: 'zip',
          type: 'text',
          required: true,
          index: true,
          maxLength: 10,
          validate: zipOfCountry,
        },
        localizedText('name', { validate: nameOnceInItsZip }),
      ),
      row(
        localizedText('province'),
        choice('country', countries, { required: true, defaultValue: homeCountry }),
      ),
      row(coordinate('latitude'), coordinate('longitude')),
    ],
  },
  words,
)
