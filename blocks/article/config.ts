import { articleSources } from '@/domain/site'
import { choice } from '@/fields/lists'
import { neededOne, neededSome } from '@/fields/neededRelation'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

type Block = { source?: unknown }

export const ArticleBlock = blockWithWords(
  {
    slug: 'article',
    fields: [
      choice('source', articleSources, { vocabulary: 'articleSource', required: true, defaultValue: 'chosen' }),
      {
        name: 'articles',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        validate: neededSome,
        admin: { isSortable: true, condition: (_, { source }: Block) => source !== 'category' },
      },
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        validate: neededOne,
        admin: { condition: (_, { source }: Block) => source === 'category' },
      },
    ],
  },
  words,
)
