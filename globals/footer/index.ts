import { editors, siteOrStaff } from '@/access/rules'
import { localizedText, localizedTextarea, publicFlag } from '@/fields/localized'
import { localizedRichText } from '@/fields/richText'
import { rowLabel } from '@/fields/rowLabel'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

export const Footer = globalWithWords(
  {
    slug: 'footer',
    access: { read: siteOrStaff, update: editors },
    fields: [
      {
        name: 'columns',
        type: 'array',
        maxRows: 6,
        admin: { initCollapsed: true, components: { RowLabel: rowLabel('title', 'intro') } },
        fields: [
          localizedText('title'),
          localizedTextarea('intro'),
          localizedRichText('full'),
          { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
          publicFlag(),
        ],
      },
      localizedText('copyright'),
    ],
  },
  words,
)
