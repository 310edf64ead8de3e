import type { Field, TextFieldSingleValidation } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { linkAppearances, linkIcons, menuPlaces } from '@/domain/site'
import { linkTarget } from '@/fields/link'
import { choice, row } from '@/fields/lists'
import { localizedText } from '@/fields/localized'
import { rowLabel } from '@/fields/rowLabel'
import { inMainLanguage } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import { freePlace } from './freePlace'
import words from './words.json'

/** An address has no title to fall back on. */
const namedWhenAddress: TextFieldSingleValidation = (value, options) => {
  const { siblingData }: { siblingData: { kind?: unknown } } = options
  return siblingData.kind === 'url' ? inMainLanguage(value, options) : true
}

const item = (): Field[] => [
  linkTarget(),
  row(
    localizedText('label', { validate: namedWhenAddress, custom: { whenEmpty: 'fallsBack' } }),
    choice('appearance', linkAppearances, { vocabulary: 'linkAppearance', defaultValue: 'link' }),
    choice('icon', linkIcons, { vocabulary: 'linkIcon', defaultValue: 'none' }),
  ),
  { name: 'newTab', type: 'checkbox', defaultValue: false },
]

const closed = { initCollapsed: true, components: { RowLabel: rowLabel('label', 'url') } }

export const Menus = collectionWithWords(
  {
    slug: 'menus',
    access: { create: editors, read: siteOrStaff, update: editors, delete: editors },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'place', 'updatedAt'],
      components: { beforeListTable: ['/src/studio/menus-tree/MenusTreeLink#MenusTreeLink'] },
    },
    defaultSort: 'place',
    fields: [
      row(
        { name: 'title', type: 'text', required: true },
        choice('place', menuPlaces, { vocabulary: 'menuPlace', required: true, unique: true, validate: freePlace }),
      ),
      { name: 'items', type: 'array', admin: closed, fields: [...item(), { name: 'children', type: 'array', admin: closed, fields: item() }] },
    ],
  },
  words,
)
