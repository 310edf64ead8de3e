import type { CollectionConfig } from 'payload'

import { editors, publishedOrStaff, staff } from '@/access/rules'
import { assignReference } from '@/fields/assignReference'
import { noteRestoredVersion } from '@/fields/findWrittenTexts'
import { includeMainType } from '@/fields/includeMainType'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { clearSchedule, scheduleFields } from '@/fields/schedule'
import { collectionWithWords } from '@/fields/withWords'

import { tabs } from './fields'
import { refuseForbiddenWords } from './refuseForbiddenWords'
import words from './words.json'

export const Projects: CollectionConfig = collectionWithWords(
  {
    slug: 'projects',
    admin: {
      useAsTitle: 'title',
      defaultColumns: [
        'reference',
        'title',
        'city',
        'goal',
        'marquee',
        'priceMin',
        'priceMax',
        '_status',
      ],
      listSearchableFields: ['reference', 'title', 'number'],
      pagination: { defaultLimit: 25 },
    },
    access: {
      create: staff,
      read: publishedOrStaff,
      update: staff,
      delete: editors,
      readVersions: staff,
    },
    versions: {
      drafts: { schedulePublish: false, autosave: false, validate: true },
      maxPerDoc: 25,
    },
    defaultSort: '-reference',
    defaultPopulate: { reference: true, title: true, goal: true, city: true, public: true },
    forceSelect: { publicAddress: true },
    hooks: {
      beforeOperation: [noteRestoredVersion],
      beforeChange: [
        clearSchedule,
        refuseForbiddenWords,
        assignReference('project_reference_seq'),
        includeMainType,
      ],
      beforeDelete: [refuseWhenInUse],
    },
    fields: [{ type: 'tabs', tabs }, ...scheduleFields],
  },
  words,
)
