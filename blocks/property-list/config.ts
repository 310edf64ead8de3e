import { listOrders } from '@/domain/site'
import { goals } from '@/domain/vocabulary'
import { choice, row } from '@/fields/lists'
import { localizedText } from '@/fields/localized'
import { presentPage } from '@/fields/related'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const PropertyListBlock = blockWithWords(
  {
    slug: 'propertyList',
    fields: [
      row(choice('goal', goals), choice('order', listOrders, { vocabulary: 'listOrder', defaultValue: 'newest' })),
      { name: 'types', type: 'relationship', relationTo: 'property-types', hasMany: true },
      { name: 'cities', type: 'relationship', relationTo: 'cities', hasMany: true },
      { name: 'onlyNew', type: 'checkbox', defaultValue: false },
      row({ name: 'page', type: 'relationship', relationTo: 'pages', validate: presentPage({ needed: false }) }, localizedText('linkLabel')),
    ],
  },
  words,
)
