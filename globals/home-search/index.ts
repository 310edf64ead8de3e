import type { CheckboxField } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { row } from '@/fields/layout'
import { localizedText, localizedTextarea, publicFlag } from '@/fields/localized'
import { rowLabel } from '@/fields/rowLabel'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

const flag = (name: string): CheckboxField => ({ name, type: 'checkbox', defaultValue: true })

export const HomeSearch = globalWithWords(
  {
    slug: 'home-search',
    access: { read: siteOrStaff, update: editors },
    fields: [
      { name: 'logo', type: 'upload', relationTo: 'media' },
      localizedText('title'),
      publicFlag(),
      {
        name: 'descriptions',
        type: 'array',
        maxRows: 6,
        admin: { components: { RowLabel: rowLabel('text') } },
        fields: [localizedTextarea('text'), publicFlag()],
      },
      {
        name: 'popular',
        type: 'array',
        maxRows: 6,
        admin: { components: { RowLabel: rowLabel('text') } },
        fields: [localizedText('text')],
      },
      row(flag('showSearchInput'), flag('showSearchButton')),
      row(flag('showCountProperty'), flag('showSearchCount')),
    ],
  },
  words,
)
