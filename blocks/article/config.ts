import { articleSources } from '@/domain/site/options'
import { choice } from '@/fields/layout'
import { requiredOne, requiredSome } from '@/fields/requiredRelation'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

type Block = { source?: unknown }

export const ArticleBlock = blockWithWords(
  {
    slug: 'article',
    fields: [
      choice('source', articleSources, {
        vocabulary: 'articleSource',
        required: true,
        defaultValue: 'chosen',
      }),
      {
        name: 'articles',
        type: 'relationship',
        relationTo: 'articles',
        hasMany: true,
        validate: requiredSome,
        admin: { isSortable: true, condition: (_, { source }: Block) => source !== 'category' },
      },
      {
        name: 'category',
        type: 'relationship',
        relationTo: 'categories',
        validate: requiredOne,
        admin: { condition: (_, { source }: Block) => source === 'category' },
      },
    ],
  },
  words,
)
