import { requiredOne } from '@/fields/requiredRelation'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const CategoryBlock = blockWithWords(
  {
    slug: 'category',
    fields: [
      { name: 'category', type: 'relationship', relationTo: 'categories', validate: requiredOne },
      { name: 'showChildren', type: 'checkbox', defaultValue: false },
    ],
  },
  words,
)
