import { editors, publishedOrStaff, staff } from '@/access/rules'
import { colleague } from '@/fields/colleague'
import { row } from '@/fields/layout'
import { localizedText, localizedTextarea, publicPageFlag } from '@/fields/localized'
import { pathField } from '@/fields/path'
import { dropRedirects, leaveRedirects, rememberAddresses } from '@/fields/redirects'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { localizedRichText } from '@/fields/richText'
import { requiredInMainLanguage, knownVideo } from '@/fields/validations'
import { clearSchedule, scheduleFields } from '@/fields/schedule'
import { collectionWithWords } from '@/fields/withWords'

import { categoryOfLast, pathsFreeInCategory, refuseWithoutCategory } from './category'
import words from './words.json'

export const Articles = collectionWithWords(
  {
    slug: 'articles',
    access: {
      create: editors,
      read: publishedOrStaff,
      update: editors,
      delete: editors,
      readVersions: staff,
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'category', 'publishedOn', 'public', '_status'],
      listSearchableFields: ['title', 'path', 'summary'],
      pagination: { defaultLimit: 25 },
    },
    versions: {
      drafts: { schedulePublish: false, autosave: false, validate: true },
      maxPerDoc: 25,
    },
    defaultSort: '-publishedOn',
    defaultPopulate: {
      title: true,
      path: true,
      summary: true,
      image: true,
      category: true,
      public: true,
    },
    hooks: {
      beforeChange: [clearSchedule, refuseWithoutCategory, rememberAddresses],
      afterChange: [leaveRedirects],
      beforeDelete: [refuseWhenInUse, dropRedirects],
    },
    fields: [
      row(localizedText('title', { validate: requiredInMainLanguage }), pathField('category')),
      localizedTextarea('summary'),
      localizedRichText('content'),
      row(
        { name: 'image', type: 'upload', relationTo: 'media' },
        { name: 'videoUrl', type: 'text', validate: knownVideo },
      ),
      { name: 'gallery', type: 'upload', relationTo: 'media', hasMany: true },
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        index: true,
        defaultValue: categoryOfLast,
        validate: pathsFreeInCategory,
        admin: { position: 'sidebar' },
      },
      colleague('author', {
        // Visitors see no other accounts.
        who: { publicProfile: { equals: true } },
        admin: { position: 'sidebar' },
      }),
      {
        name: 'publishedOn',
        type: 'date',
        index: true,
        defaultValue: () => new Date().toISOString(),
        admin: {
          position: 'sidebar',
          date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
        },
      },
      { ...publicPageFlag(), admin: { position: 'sidebar' } },
      ...scheduleFields,
      { name: 'sort', type: 'number', defaultValue: 100, admin: { position: 'sidebar' } },
    ],
  },
  words,
)
