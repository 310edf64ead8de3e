import { editors, nobody } from '@/access/rules'
import { feedFormats, feedSchedules, DEFAULT_SHARE_PERCENT } from '@/domain/feeds/formats'
import { tableColumns } from '@/domain/feeds/table'
import { choice, row } from '@/fields/layout'
import { webAddress } from '@/fields/webAddress'
import { collectionWithWords } from '@/fields/withWords'

import { deleteRuns } from './deleteRuns'
import { scheduleNext } from './scheduleNext'
import words from './words.json'

const onlyForCsv = { condition: (data: { format?: unknown }) => data.format === 'csv' }

/** Sources of listings. A panel above the fields shows the progress of the import. */
export const Feeds = collectionWithWords(
  {
    slug: 'feeds',
    access: { create: editors, read: editors, update: editors, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'format', 'schedule', 'nextAt', 'updatedAt'],
      listSearchableFields: ['name', 'address'],
    },
    defaultSort: 'name',
    disableDuplicate: true,
    hooks: { beforeChange: [scheduleNext], beforeDelete: [deleteRuns] },
    fields: [
      {
        name: 'runs',
        type: 'ui',
        admin: { components: { Field: '/src/studio/feeds/FeedRuns#FeedRuns' } },
      },
      row(
        { name: 'name', type: 'text', required: true, maxLength: 80 },
        choice('format', feedFormats, {
          vocabulary: 'feedFormat',
          required: true,
          defaultValue: 'kyero',
        }),
      ),
      row(
        webAddress('address'),
        choice('schedule', feedSchedules, {
          vocabulary: 'feedSchedule',
          required: true,
          defaultValue: 'none',
        }),
      ),
      row(
        { name: 'publish', type: 'checkbox', defaultValue: false },
        {
          name: 'share',
          type: 'number',
          required: true,
          min: 0,
          max: 100,
          defaultValue: DEFAULT_SHARE_PERCENT,
        },
        { name: 'contact', type: 'relationship', relationTo: 'users', maxDepth: 1 },
      ),
      {
        name: 'columns',
        type: 'array',
        admin: onlyForCsv,
        fields: [
          row(
            { name: 'heading', type: 'text', required: true },
            choice('column', tableColumns, { vocabulary: 'facts', required: true }),
          ),
        ],
      },
      {
        name: 'nextAt',
        type: 'date',
        index: true,
        access: { create: nobody, update: nobody },
        admin: {
          position: 'sidebar',
          readOnly: true,
          condition: ({ nextAt }) => Boolean(nextAt),
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        },
      },
    ],
  },
  words,
)
