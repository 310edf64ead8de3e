import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { editors, siteOrStaff } from '@/access/rules'
import { isSitePath } from '@/domain/links'
import { redirectTargets } from '@/domain/site'
import { emptyUnless } from '@/fields/emptyUnless'
import { neededLink } from '@/fields/link'
import { choice, row } from '@/fields/lists'
import { neededOne } from '@/fields/neededRelation'
import { say } from '@/fields/say'
import { collectionWithWords } from '@/fields/withWords'

import words from './words.json'

type Target = { kind?: unknown }

const oldPath: TextFieldSingleValidation = async (value, options) => {
  const usual = await text(value, options)
  if (usual !== true || !value) return usual
  if (!isSitePath(value) || value.startsWith('#') || /[?#]/.test(value)) return say(options.req, 'link')
  return true
}

/** Every path is kept as pages are asked for: with a slash at both ends. What is no path is left to be refused. */
const withSlashes = ({ value }: { value?: unknown }): unknown =>
  typeof value === 'string' && !value.includes(':') ? `/${value.trim()}/`.replace(/\/{2,}/g, '/') : value

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
      { name: 'from', type: 'text', required: true, unique: true, index: true, validate: oldPath, hooks: { beforeValidate: [withSlashes] } },
      choice('kind', redirectTargets, { vocabulary: 'redirectTarget', required: true, defaultValue: 'page' }),
      row(
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          validate: neededOne,
          hooks: { beforeChange: [emptyUnless('page')] },
          admin: { condition: (_, { kind }: Target) => kind === 'page' },
        },
        {
          name: 'article',
          type: 'relationship',
          relationTo: 'articles',
          validate: neededOne,
          hooks: { beforeChange: [emptyUnless('article')] },
          admin: { condition: (_, { kind }: Target) => kind === 'article' },
        },
        {
          name: 'url',
          type: 'text',
          validate: neededLink,
          hooks: { beforeChange: [emptyUnless('url')] },
          admin: { condition: (_, { kind }: Target) => kind === 'url' },
        },
      ),
      { name: 'automatic', type: 'checkbox', defaultValue: false, admin: { readOnly: true, position: 'sidebar' } },
    ],
  },
  words,
)
