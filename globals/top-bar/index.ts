import type { ArrayField } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { linkIcons, publicationStates } from '@/domain/site/options'
import { localizedLink } from '@/fields/link'
import { choice, row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { colourField } from '@/fields/patterns'
import { rowLabel } from '@/fields/rowLabel'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

const side = (name: 'left' | 'right'): ArrayField => ({
  name,
  type: 'array',
  maxRows: 6,
  admin: { initCollapsed: true, components: { RowLabel: rowLabel('label', 'link') } },
  fields: [
    row(localizedText('label'), localizedLink('link')),
    row(
      choice('status', publicationStates, {
        vocabulary: 'publicationState',
        required: true,
        defaultValue: 'published',
      }),
      choice('icon', linkIcons, { vocabulary: 'linkIcon', defaultValue: 'none' }),
      colourField('color'),
    ),
    { name: 'newTab', type: 'checkbox', defaultValue: false },
  ],
})

export const TopBar = globalWithWords(
  {
    slug: 'top-bar',
    access: { read: siteOrStaff, update: editors },
    fields: [side('left'), side('right')],
  },
  words,
)
