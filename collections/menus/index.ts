import type { Field, TextFieldSingleValidation } from 'payload'

import { editors, siteOrStaff } from '@/access/rules'
import { linkAppearances, linkIcons, menuPlaces } from '@/domain/site/options'
import { linkTarget } from '@/fields/link'
import { choice, row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { rowLabel } from '@/fields/rowLabel'
import { requiredInMainLanguage } from '@/fields/validations'
import { collectionWithWords } from '@/fields/withWords'

import { onlyMenuOfItsPlace } from './onlyMenuOfItsPlace'
import words from './words.json'

/** A link to an address needs a label: it has no title to fall back on. */
const labelForAddress: TextFieldSingleValidation = (value, options) => {
  const { siblingData }: { siblingData: { kind?: unknown } } = options
  return siblingData.kind === 'url' ? requiredInMainLanguage(value, options) : true
}

const itemFields = (): Field[] => [
  linkTarget(),
  row(
    localizedText('label', { validate: labelForAddress, custom: { whenEmpty: 'fallsBack' } }),
    choice('appearance', linkAppearances, { vocabulary: 'linkAppearance', defaultValue: 'link' }),
    choice('icon', linkIcons, { vocabulary: 'linkIcon', defaultValue: 'none' }),
  ),
  { name: 'newTab', type: 'checkbox', defaultValue: false },
]

const collapsed = { initCollapsed: true, components: { RowLabel: rowLabel('label', 'url') } }

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
        choice('place', menuPlaces, {
          vocabulary: 'menuPlace',
          required: true,
          unique: true,
          validate: onlyMenuOfItsPlace,
        }),
      ),
      {
        name: 'items',
        type: 'array',
        admin: collapsed,
        fields: [
          ...itemFields(),
          { name: 'children', type: 'array', admin: collapsed, fields: itemFields() },
        ],
      },
    ],
  },
  words,
)
