import { listOrders } from '@/domain/site'
import { goals } from '@/domain/vocabulary'
import { choice, row } from '@/fields/lists'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const ProjectListBlock = blockWithWords(
  {
    slug: 'projectList',
    fields: [
      { name: 'projects', type: 'relationship', relationTo: 'projects', hasMany: true, admin: { isSortable: true } },
      row(choice('goal', goals), choice('order', listOrders, { vocabulary: 'listOrder', defaultValue: 'newest' })),
    ],
  },
  words,
)
