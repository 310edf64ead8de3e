import { editors, publishedOrStaff, staff } from '@/access/rules'
import { enquiryKinds } from '@/domain/enquiries/forms'
import { pageKinds } from '@/domain/site/options'
import { choice, row, tabOf } from '@/fields/layout'
import { localizedText, publicPageFlag } from '@/fields/localized'
import { pathField } from '@/fields/path'
import { dropRedirects, leaveRedirects, rememberAddresses } from '@/fields/redirects'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { localizedRichText } from '@/fields/richText'
import { parentField } from '@/fields/tree'
import { requiredInMainLanguage } from '@/fields/validations'
import { clearSchedule, scheduleFields } from '@/fields/schedule'
import { collectionWithWords } from '@/fields/withWords'

import { appearance, banner, list, redirect } from './fields'
import { keepHome, keepHomeShown, noteHome } from './keepHome'
import { onlyPageOfItsKind } from './onlyPageOfItsKind'
import words from './words.json'

export const Pages = collectionWithWords(
  {
    slug: 'pages',
    access: {
      create: editors,
      read: publishedOrStaff,
      update: editors,
      delete: editors,
      readVersions: staff,
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'path', 'parent', 'kind', 'sort', '_status'],
      listSearchableFields: ['title', 'path'],
      pagination: { defaultLimit: 50 },
      components: { beforeListTable: ['/src/studio/pages-tree/PagesTreeLink#PagesTreeLink'] },
    },
    versions: {
      drafts: { schedulePublish: false, autosave: false, validate: true },
      maxPerDoc: 25,
    },
    defaultSort: 'sort',
    defaultPopulate: { title: true, path: true, parent: true, kind: true, public: true },
    hooks: {
      beforeChange: [clearSchedule, rememberAddresses, noteHome],
      afterChange: [leaveRedirects, keepHomeShown],
      beforeDelete: [refuseWhenInUse, keepHome, dropRedirects],
    },
    fields: [
      row(localizedText('title', { validate: requiredInMainLanguage }), pathField('parent')),
      choice('kind', pageKinds, {
        vocabulary: 'pageKind',
        required: true,
        defaultValue: 'content',
        index: true,
        validate: onlyPageOfItsKind,
        admin: { position: 'sidebar' },
      }),
      choice('thanksFor', enquiryKinds, {
        vocabulary: 'enquiryKind',
        hasMany: true,
        admin: { position: 'sidebar', condition: ({ kind }) => kind === 'thank_you' },
      }),
      {
        name: 'place',
        type: 'ui',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/src/studio/page-place/PagePlace#PagePlace' },
        },
      },
      { ...parentField('pages'), admin: { position: 'sidebar' } },
      { ...publicPageFlag(), admin: { position: 'sidebar' } },
      ...scheduleFields,
      {
        name: 'sort',
        type: 'number',
        index: true,
        defaultValue: 100,
        admin: { position: 'sidebar' },
      },
      {
        type: 'tabs',
        tabs: [
          tabOf('page', [
            localizedText('heading'),
            localizedRichText('intro'),
            row(
              { name: 'image', type: 'upload', relationTo: 'media' },
              { name: 'logo', type: 'upload', relationTo: 'media' },
            ),
            list,
          ]),
          tabOf('modules', [
            {
              name: 'modules',
              type: 'relationship',
              relationTo: 'modules',
              hasMany: true,
              maxRows: 30,
            },
          ]),
          tabOf('content', [localizedRichText('content')]),
          tabOf('banner', [banner]),
          tabOf('appearance', [appearance]),
          tabOf('redirect', [redirect]),
        ],
      },
    ],
  },
  words,
)
