import { admins, staff } from '@/access/rules'
import { alertFrequencies, demandStatuses } from '@/domain/leads'
import { FARTHEST_KM } from '@/domain/listings/question'
import { features } from '@/domain/listings/features'
import { goals, provinces, regions } from '@/domain/vocabulary'
import { choice, row, tabOf } from '@/fields/lists'
import { languageField, personFields, statusField } from '@/fields/person'
import { range } from '@/fields/range'
import { collectionWithWords } from '@/fields/withWords'

import { drawn } from './drawn'
import words from './words.json'

const now = () => new Date().toISOString()

export const Demands = collectionWithWords(
  {
    slug: 'demands',
    access: { create: staff, read: staff, update: staff, delete: admins },
    admin: {
      useAsTitle: 'fullName',
      defaultColumns: ['fullName', 'goal', 'types', 'priceMax', 'status', 'updatedAt'],
      listSearchableFields: ['fullName', 'email', 'phone'],
    },
    defaultSort: '-createdAt',
    fields: [
      statusField('demandStatus', demandStatuses),
      choice('frequency', alertFrequencies, { vocabulary: 'alertFrequency', required: true, defaultValue: 'daily', admin: { position: 'sidebar' } }),
      languageField,
      {
        type: 'tabs',
        tabs: [
          tabOf('search', [
            choice('goal', goals, { required: true, index: true, defaultValue: 'sale' }),
            { name: 'types', type: 'relationship', relationTo: 'property-types', hasMany: true },
            { name: 'cities', type: 'relationship', relationTo: 'cities', hasMany: true },
            choice('provinces', provinces, { vocabulary: 'province', hasMany: true }),
            choice('regions', regions, { vocabulary: 'region', hasMany: true }),
            row(...range('priceMin', 'priceMax')),
            row({ name: 'bedroomsMin', type: 'number', min: 0 }, { name: 'areaMin', type: 'number', min: 0 }),
            choice('has', features, { vocabulary: 'feature', hasMany: true }),
            row({ name: 'nearCity', type: 'relationship', relationTo: 'cities' }, { name: 'nearKm', type: 'number', min: 1, max: FARTHEST_KM }),
            { name: 'within', type: 'text', validate: drawn },
          ]),
          tabOf('person', personFields),
        ],
      },
      { name: 'matches', type: 'ui', admin: { components: { Field: '/src/studio/demands/DemandMatches#DemandMatches' } } },
      { name: 'enquiry', type: 'relationship', relationTo: 'enquiries', index: true, admin: { position: 'sidebar', readOnly: true } },
      { name: 'confirmedAt', type: 'date', admin: { position: 'sidebar', readOnly: true } },
      { name: 'lastActivity', type: 'date', index: true, defaultValue: now, admin: { position: 'sidebar', readOnly: true } },
    ],
  },
  words,
)
