import { listOrders } from '@/domain/site/options'
import { goals } from '@/domain/catalogue/vocabulary'
import { choice, row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { existingPage } from '@/fields/related'
import { blockWithWords } from '@/fields/withWords'

import words from './words.json'

export const PropertyListBlock = blockWithWords(
  {
    slug: 'propertyList',
    fields: [
      row(
        choice('goal', goals),
        choice('order', listOrders, { vocabulary: 'listOrder', defaultValue: 'newest' }),
      ),
      { name: 'types', type: 'relationship', relationTo: 'property-types', hasMany: true },
      { name: 'cities', type: 'relationship', relationTo: 'cities', hasMany: true },
      row(
        { name: 'onlyNew', type: 'checkbox', defaultValue: false },
        { name: 'firstLarge', type: 'checkbox', defaultValue: false },
      ),
      row(
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          validate: existingPage({ needed: false }),
        },
        localizedText('linkLabel'),
      ),
    ],
  },
  words,
)
