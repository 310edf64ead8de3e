import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { editors, siteOrStaff } from '@/access/rules'
import { isSitePath } from '@/domain/site/links'
import { redirectTargets } from '@/domain/site/options'
import { emptyUnless } from '@/fields/emptyUnless'
import { requiredLink } from '@/fields/link'
import { choice, row } from '@/fields/layout'
import { requiredOne } from '@/fields/requiredRelation'
import { validationMessage } from '@/fields/validationMessage'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

type Target = { kind?: unknown }

const oldPath: TextFieldSingleValidation = async (value, options) => {
  const result = await text(value, options)
  if (result !== true || !value) return result
  if (!isSitePath(value) || value.startsWith('#') || /[?#]/.test(value))
    return validationMessage(options.req, 'link')
  return true
}

/**
 * Stores every path with a slash at both ends. Anything else is left for the validation to refuse.
 */
const withSlashes = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' && !value.includes(':')
    ? `/${value.trim()}/`.replace(/\/{2,}/g, '/')
    : value

export const Redirects = collectionWithWords(
  {
    slug: 'redirects',
    access: { create: editors, read: siteOrStaff, update: editors, delete: editors },
    admin: {
      useAsTitle: 'from',
      defaultColumns: ['from', 'kind', 'page', 'article', 'url', 'automatic'],
      listSearchableFields: ['from', 'url'],
      pagination: { defaultLimit: 50 },
    },
    defaultSort: 'from',
    fields: [
      {
        name: 'from',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        validate: oldPath,
        hooks: { beforeValidate: [withSlashes] },
      },
      choice('kind', redirectTargets, {
        vocabulary: 'redirectTarget',
        required: true,
        defaultValue: 'page',
      }),
      row(
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          validate: requiredOne,
          hooks: { beforeChange: [emptyUnless('page')] },
          admin: { condition: (_, { kind }: Target) => kind === 'page' },
        },
        {
          name: 'article',
          type: 'relationship',
          relationTo: 'articles',
          validate: requiredOne,
          hooks: { beforeChange: [emptyUnless('article')] },
          admin: { condition: (_, { kind }: Target) => kind === 'article' },
        },
        {
          name: 'url',
          type: 'text',
          validate: requiredLink,
          hooks: { beforeChange: [emptyUnless('url')] },
          admin: { condition: (_, { kind }: Target) => kind === 'url' },
        },
      ),
      {
        name: 'automatic',
        type: 'checkbox',
        defaultValue: false,
        admin: { readOnly: true, position: 'sidebar' },
      },
    ],
  },
  words,
)
