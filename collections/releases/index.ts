import { editors, nobody, staff } from '@/access/rules'
import { releaseStates } from '@/domain/releases/release'
import { choice } from '@/fields/layout'
import { collectionWithWords } from '@/fields/withWords'

import { keepPublishedReleases } from './keepPublishedReleases'
import words from './words.json'

/** What only the actions of the studio write: `src/data/releases`. */
const byAction = { create: nobody, update: nobody } as const

/** Said by the panel, which knows of each action; the list has them as columns. */
const inList = { condition: () => false } as const

/**
 * Drafts that are published together. Which ones is in the table `release_documents`, because a
 * document may be deleted while it is in one.
 */
export const Releases = collectionWithWords(
  {
    slug: 'releases',
    custom: { isSetup: true },
    access: { create: staff, read: staff, update: staff, delete: editors },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'state', 'publishAt', 'publishedAt'],
      listSearchableFields: ['name'],
      pagination: { defaultLimit: 25 },
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    hooks: { beforeDelete: [keepPublishedReleases] },
    fields: [
      { name: 'name', type: 'text', required: true, maxLength: 80 },
      {
        name: 'contents',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/studio/releases/Release#Release' },
        },
      },
      choice('state', releaseStates, {
        vocabulary: 'releaseState',
        required: true,
        defaultValue: 'open',
        index: true,
        access: byAction,
        // A condition would let the database have releases without a state.
        admin: { hidden: true },
      }),
      {
        name: 'publishAt',
        type: 'date',
        index: true,
        access: byAction,
        admin: {
          ...inList,
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        },
      },
      {
        name: 'publishedAt',
        type: 'date',
        access: byAction,
        admin: {
          ...inList,
          date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' },
        },
      },
    ],
  },
  words,
)
