import { neededOne } from '@/fields/neededRelation'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const CategoryBlock = blockWithWords(
  {
    slug: 'category',
    fields: [
      { name: 'category', type: 'relationship', relationTo: 'categories', validate: neededOne },
      { name: 'showChildren', type: 'checkbox', defaultValue: false },
    ],
  },
  words,
)
