import { listOrders } from '@/domain/site/options'
import { goals } from '@/domain/catalogue/vocabulary'
import { choice, row } from '@/fields/layout'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const ProjectListBlock = blockWithWords(
  {
    slug: 'projectList',
    fields: [
      {
        name: 'projects',
        type: 'relationship',
        relationTo: 'projects',
        hasMany: true,
        admin: { isSortable: true },
      },
      row(
        choice('goal', goals),
        choice('order', listOrders, { vocabulary: 'listOrder', defaultValue: 'newest' }),
      ),
    ],
  },
  words,
)
