import type { CollectionConfig } from 'payload'

import { publishedOrOwnOrStaff } from '@/access/propertyRules'
import { editors, staff } from '@/access/rules'
import { assignReference } from '@/fields/assignReference'
import { auditDelete } from '@/fields/auditHooks'
import { noteRestoredVersion } from '@/fields/findWrittenTexts'
import { includeMainType } from '@/fields/includeMainType'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { clearSchedule, scheduleFields } from '@/fields/schedule'
import { collectionWithWords } from '@/fields/withWords'

import { building, layout } from './fields/building'
import { energy, planning } from './fields/certificates'
import { history, media, unit } from './fields/media'
import { offer } from './fields/offer'
import { place } from './fields/place'
import { price } from './fields/price'
import { complianceFields } from './fields/compliance'
import { listColumns } from './fields/listColumns'
import { deriveUniqueCode } from './hooks/deriveUniqueCode'
import { dropRecordedChanges } from './hooks/dropRecordedChanges'
import { storeCompliance } from './hooks/storeCompliance'
import { fillEnergyLabel } from './hooks/fillEnergyLabel'
import { keepAmounts } from './hooks/keepAmounts'
import { ownersAtOnce } from './hooks/ownersAtOnce'
import { recordChanges } from './hooks/recordChanges'
import { resetUnitStatus } from './hooks/resetUnitStatus'
import { stampPublication } from './hooks/stampPublication'
import { refuseIncomplete } from './hooks/refuseIncomplete'
import { refuseWhileReportDue } from './hooks/refuseWhileReportDue'
import words from './words.json'

export const Properties: CollectionConfig = collectionWithWords(
  {
    slug: 'properties',
    admin: {
      useAsTitle: 'title',
      defaultColumns: [
        'reference',
        'title',
        'quick',
        'completeness',
        'mainType',
        'city',
        'goal',
        'price',
        'status',
        'marquee',
        '_status',
      ],
      listSearchableFields: ['searchText'],
      pagination: { defaultLimit: 25 },
      components: {
        beforeListTable: [
          '/src/studio/property-list/SavedViews#SavedViews',
          '/src/studio/bulk/BulkChange#BulkChange',
        ],
        views: { list: { Component: '/src/studio/property-list/PropertyList#PropertyList' } },
      },
    },
    access: {
      create: staff,
      read: publishedOrOwnOrStaff,
      update: staff,
      delete: editors,
      readVersions: staff,
    },
    versions: {
      drafts: { schedulePublish: false, autosave: false, validate: true },
      maxPerDoc: 25,
    },
    defaultSort: '-reference',
    defaultPopulate: { reference: true, title: true, goal: true, mainType: true, city: true },
    // The access rules for price and address need these, whatever a caller selects.
    forceSelect: { publishPrice: true, publishAddress: true, owners: true },
    hooks: {
      beforeOperation: [noteRestoredVersion],
      beforeChange: [
        clearSchedule,
        assignReference('property_reference_seq'),
        includeMainType,
        keepAmounts,
        resetUnitStatus,
        fillEnergyLabel,
        deriveUniqueCode,
        storeCompliance,
        refuseIncomplete,
        stampPublication,
        recordChanges,
      ],
      afterChange: [ownersAtOnce],
      beforeDelete: [refuseWhileReportDue, dropRecordedChanges, refuseWhenInUse],
      afterDelete: [auditDelete('property_deleted')],
    },
    fields: [
      {
        type: 'tabs',
        admin: { className: 'cms-tabs' },
        tabs: [offer, place, price, layout, building, energy, planning, media, unit, history],
      },
      {
        name: 'findings',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/src/studio/catalogue/Findings#Findings' },
        },
      },
      ...scheduleFields,
      ...complianceFields,
      ...listColumns,
      {
        name: 'quick',
        type: 'ui',
        admin: { components: { Cell: '/src/studio/bulk/QuickChange#QuickChange' } },
      },
      {
        name: 'demands',
        type: 'ui',
        admin: { components: { Field: '/src/studio/demands/PropertyDemands#PropertyDemands' } },
      },
    ],
  },
  words,
)
