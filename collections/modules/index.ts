import type { BlocksFieldValidation, Condition } from 'payload'
import { blocks } from 'payload/shared'

import { editors, publishedOrStaff, staff } from '@/access/rules'
import {
  itemLimits,
  modulePositions,
  moduleSpans,
  moduleTints,
  moduleViews,
  rowCounts,
  titleSizes,
} from '@/domain/site/options'
import { markNameAsCopy } from '@/fields/duplicate'
import { choice, row, tabOf } from '@/fields/layout'
import { localizedText, publicFlag } from '@/fields/localized'
import { count } from '@/fields/numbers'
import { refuseWhenInUse } from '@/fields/refuseWhenInUse'
import { localizedRichText } from '@/fields/richText'
import { validationMessage } from '@/fields/validationMessage'
import { knownVideo } from '@/fields/validations'
import { clearSchedule, scheduleFields } from '@/fields/schedule'
import { collectionWithWords } from '@/fields/withWords'

import { moduleContents } from '../../blocks'
import words from './words.json'

type Module = { content?: { blockType?: string }[] }

const holds =
  (...kinds: string[]): Condition =>
  ({ content }: Module) =>
    kinds.some((kind) => kind === content?.[0]?.blockType)

const exactlyOne: BlocksFieldValidation = (value, options) => {
  const isEmpty = !value || (Array.isArray(value) && value.length === 0)
  return isEmpty ? validationMessage(options.req, 'moduleEmpty') : blocks(value, options)
}

export const Modules = collectionWithWords(
  {
    slug: 'modules',
    access: {
      create: editors,
      read: publishedOrStaff,
      update: editors,
      delete: editors,
      readVersions: staff,
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'content', 'usedOn', 'updatedAt', '_status'],
      listSearchableFields: ['name', 'title'],
      pagination: { defaultLimit: 50 },
    },
    versions: {
      drafts: { schedulePublish: false, autosave: false, validate: true },
      maxPerDoc: 25,
    },
    defaultSort: 'name',
    defaultPopulate: { name: true, title: true },
    hooks: { beforeChange: [clearSchedule], beforeDelete: [refuseWhenInUse] },
    fields: [
      {
        name: 'name',
        type: 'text',
        required: true,
        index: true,
        hooks: { beforeDuplicate: [markNameAsCopy] },
      },
      { ...publicFlag(), admin: { position: 'sidebar' } },
      ...scheduleFields,
      { name: 'sort', type: 'number', defaultValue: 100, admin: { position: 'sidebar' } },
      {
        type: 'tabs',
        tabs: [
          tabOf('content', [
            localizedText('title'),
            localizedRichText('description'),
            {
              name: 'content',
              type: 'blocks',
              labels: { singular: words.tabs.content, plural: words.tabs.content },
              blocks: moduleContents,
              maxRows: 1,
              validate: exactlyOne,
              admin: { components: { Cell: '/src/studio/modules/DrawingCell#DrawingCell' } },
            },
            { name: 'picture', type: 'upload', relationTo: 'media' },
            { name: 'video', type: 'text', validate: knownVideo },
          ]),
          tabOf('layout', [
            row(
              choice('view', moduleViews, {
                vocabulary: 'moduleView',
                defaultValue: 'card',
                admin: {
                  condition: holds('article', 'category'),
                  components: { Field: '/src/studio/modules/ViewField#ViewField' },
                },
              }),
              choice('titleSize', titleSizes, { defaultValue: 'medium' }),
            ),
            {
              type: 'row',
              admin: { condition: holds('article', 'category', 'propertyList', 'projectList') },
              fields: [
                choice('numberItemOfRow', rowCounts, { vocabulary: 'number', defaultValue: '3' }),
                choice('maxItems', itemLimits, { vocabulary: 'number', defaultValue: '3' }),
              ],
            },
            row(
              choice('position', modulePositions, {
                vocabulary: 'modulePosition',
                defaultValue: 'left',
              }),
              choice('span', moduleSpans, { vocabulary: 'number', defaultValue: '12' }),
              choice('tint', moduleTints, { vocabulary: 'moduleTint', defaultValue: 'none' }),
            ),
            {
              type: 'collapsible',
              label: 'columns',
              admin: { initCollapsed: true },
              fields: [
                row(
                  ...['columnsSm', 'columnsMd', 'columnsLg'].map((name) =>
                    count(name, { min: 1, max: 12 }),
                  ),
                ),
              ],
            },
          ]),
          tabOf('usage', [
            {
              name: 'usedOn',
              type: 'join',
              collection: 'pages',
              on: 'modules',
              admin: { allowCreate: false, defaultColumns: ['title', 'kind', '_status'] },
            },
          ]),
        ],
      },
    ],
  },
  words,
)
