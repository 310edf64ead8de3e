import type { CollectionConfig } from 'payload'

import { publishedOrOwnOrStaff } from '@/access/propertyRules'
import { editors, staff } from '@/access/rules'
import { assignReference } from '@/fields/assignReference'
import { noteDeleted } from '@/fields/auditHooks'
import { includeMainType } from '@/fields/includeMainType'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { forgetSchedule, scheduleFields } from '@/fields/schedule'
import { collectionWithWords } from '@/fields/withWords'

import { building, layout } from './fields/building'
import { energy, planning } from './fields/certificates'
import { history, media, unit } from './fields/media'
import { offer } from './fields/offer'
import { place } from './fields/place'
import { price } from './fields/price'
import { standing } from './fields/standing'
import { deriveUniqueCode } from './hooks/deriveUniqueCode'
import { dropRecordedChanges } from './hooks/dropRecordedChanges'
import { keepStanding } from './hooks/keepStanding'
import { labelEnergy } from './hooks/labelEnergy'
import { recordChanges } from './hooks/recordChanges'
import { refuseGaps } from './hooks/refuseGaps'
import words from './words.json'

export const Properties: CollectionConfig = collectionWithWords(
  {
    slug: 'properties',
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['reference', 'title', 'quick', 'completeness', 'mainType', 'city', 'goal', 'price', 'status', 'marquee', '_status'],
      listSearchableFields: ['reference', 'title', 'street', 'uniqueCode', 'recordFile', 'unitNumber'],
      pagination: { defaultLimit: 25 },
      components: { beforeListTable: ['/src/studio/bulk/BulkChange#BulkChange'] },
    },
    access: { create: staff, read: publishedOrOwnOrStaff, update: staff, delete: editors, readVersions: staff },
    versions: { drafts: { schedulePublish: false, autosave: false, validate: true }, maxPerDoc: 25 },
    defaultSort: '-reference',
    defaultPopulate: { reference: true, title: true, goal: true, mainType: true, city: true },
    // The rules on price and address look at these, whatever a caller selects.
    forceSelect: { publishPrice: true, publishAddress: true, owners: true },
    hooks: {
      beforeChange: [
        ...[forgetSchedule, assignReference('property_reference_seq'), includeMainType, labelEnergy, deriveUniqueCode],
        ...[keepStanding, refuseGaps, recordChanges],
      ],
      beforeDelete: [dropRecordedChanges, refuseWhenInUse],
      afterDelete: [noteDeleted('property_deleted')],
    },
    fields: [
      { type: 'tabs', admin: { className: 'cms-tabs' }, tabs: [offer, place, price, layout, building, energy, planning, media, unit, history] },
      { name: 'findings', type: 'ui', admin: { position: 'sidebar', components: { Field: '/src/studio/property/Findings#Findings' } } },
      ...scheduleFields,
      ...standing,
      { name: 'quick', type: 'ui', admin: { components: { Cell: '/src/studio/bulk/QuickChange#QuickChange' } } },
      { name: 'demands', type: 'ui', admin: { components: { Field: '/src/studio/demands/PropertyDemands#PropertyDemands' } } },
    ],
  },
  words,
)
