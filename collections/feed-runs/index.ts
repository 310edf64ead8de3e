import { editors, nobody } from '@/access/rules'
import { rowStates, runStates } from '@/domain/feeds/formats'
import { choice } from '@/fields/layout'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

/** The result of each reading of a feed. Written by the import, shown in the panel of the feed. */
export const FeedRuns = collectionWithWords(
  {
    slug: 'feed-runs',
    custom: { isSetup: true },
    access: { create: nobody, read: editors, update: nobody, delete: nobody },
    admin: { useAsTitle: 'createdAt', hidden: true },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    fields: [
      {
        name: 'feed',
        type: 'relationship',
        relationTo: 'feeds',
        required: true,
        index: true,
        maxDepth: 0,
      },
      choice('state', runStates, {
        vocabulary: 'feedRunState',
        required: true,
        defaultValue: 'reading',
        index: true,
      }),
      { name: 'byClock', type: 'checkbox', defaultValue: false },
      { name: 'partial', type: 'checkbox', defaultValue: false },
      { name: 'unattended', type: 'checkbox', defaultValue: false },
      { name: 'problem', type: 'text' },
      {
        name: 'details',
        type: 'json',
        admin: { components: { Field: '/src/studio/PlainJson#PlainJson' } },
      },
      ...rowStates.map((name) => ({ name, type: 'number' as const, defaultValue: 0 })),
      { name: 'live', type: 'number', defaultValue: 0 },
      { name: 'taken', type: 'number', defaultValue: 0 },
      { name: 'endedAt', type: 'date' },
    ],
  },
  words,
)
