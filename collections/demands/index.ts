import { admins, staff } from '@/access/rules'
import { alertFrequencies, demandStatuses } from '@/domain/enquiries/enquiries'
import { MAX_NEAR_KM } from '@/domain/catalogue/lists/listQuery'
import { features } from '@/domain/catalogue/lists/features'
import { epcLetters } from '@/domain/catalogue/lists/steps'
import { goals, provinces, regions } from '@/domain/catalogue/vocabulary'
import { consentField, consentWords } from '@/fields/consent'
import { choice, row, tabOf } from '@/fields/layout'
import { contactLinks, languageField, personFields, statusField } from '@/fields/person'
import { range } from '@/fields/range'
import { collectionWithWords } from '@/fields/withWords'

import { validMapArea } from './validMapArea'
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
      components: { beforeListTable: ['/src/studio/list-export/ExportLink#ExportLink'] },
    },
    defaultSort: '-createdAt',
    fields: [
      contactLinks,
      statusField('demandStatus', demandStatuses),
      choice('frequency', alertFrequencies, {
        vocabulary: 'alertFrequency',
        required: true,
        defaultValue: 'daily',
        admin: { position: 'sidebar' },
      }),
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
            row(
              { name: 'bedroomsMin', type: 'number', min: 0 },
              { name: 'areaMin', type: 'number', min: 0 },
            ),
            choice('epc', epcLetters, { vocabulary: 'epcLabel', hasMany: true }),
            { name: 'onlyNew', type: 'checkbox', defaultValue: false },
            choice('has', features, { vocabulary: 'feature', hasMany: true }),
            row(
              { name: 'nearCity', type: 'relationship', relationTo: 'cities' },
              { name: 'nearKm', type: 'number', min: 1, max: MAX_NEAR_KM },
            ),
            { name: 'within', type: 'text', validate: validMapArea },
          ]),
          tabOf('person', personFields),
        ],
      },
      {
        name: 'matches',
        type: 'ui',
        admin: { components: { Field: '/src/studio/demands/DemandMatches#DemandMatches' } },
      },
      consentField,
      {
        name: 'enquiry',
        type: 'relationship',
        relationTo: 'enquiries',
        index: true,
        admin: { position: 'sidebar', readOnly: true },
      },
      { name: 'confirmedAt', type: 'date', admin: { position: 'sidebar', readOnly: true } },
      {
        name: 'lastActivity',
        type: 'date',
        index: true,
        defaultValue: now,
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  },
  { ...words, fields: { ...words.fields, ...consentWords } },
)
