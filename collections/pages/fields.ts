import type { GroupField, TextareaField } from 'payload'
import { textarea } from 'payload/shared'

import { isContainedCss } from '@/domain/lib/css'
import { bannerTypes, redirectKinds, type BannerType } from '@/domain/site/options'
import { goals } from '@/domain/catalogue/vocabulary'
import { emptyUnless } from '@/fields/emptyUnless'
import { requiredLink } from '@/fields/link'
import { choice, row } from '@/fields/layout'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { count } from '@/fields/numbers'
import { existingPage } from '@/fields/related'
import { validationMessage } from '@/fields/validationMessage'
import { knownVideo } from '@/fields/validations'

type WithKind = { kind?: unknown }

/** What a property list page shows before a visitor filters. */
export const list: GroupField = {
  name: 'list',
  type: 'group',
  admin: { condition: ({ kind }: WithKind) => kind === 'property_list' },
  fields: [
    row(choice('goal', goals), {
      name: 'types',
      type: 'relationship',
      relationTo: 'property-types',
      hasMany: true,
    }),
  ],
}

const hasBanner = (_: unknown, { type }: { type?: BannerType | null }): boolean =>
  type !== 'none' && type !== undefined && type !== null

export const banner: GroupField = {
  name: 'banner',
  type: 'group',
  label: false,
  fields: [
    choice('type', bannerTypes, { vocabulary: 'bannerType', defaultValue: 'none' }),
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      admin: { condition: hasBanner },
    },
    {
      type: 'row',
      admin: { condition: hasBanner },
      fields: ['phoneFocusX', 'phoneFocusY'].map((name) => count(name, { max: 100 })),
    },
    {
      name: 'videoUrl',
      type: 'text',
      validate: knownVideo,
      admin: { condition: (_, { type }) => type === 'video' },
    },
    localizedText('title', { admin: { condition: hasBanner } }),
    localizedTextarea('text', { admin: { condition: hasBanner } }),
    { name: 'withSearch', type: 'checkbox', defaultValue: false, admin: { condition: hasBanner } },
  ],
}

/**
 * A plain field: Payload's code editor loads itself from a public CDN, which the studio's policy
 * forbids.
 */
export const appearance: TextareaField = {
  name: 'css',
  type: 'textarea',
  admin: { className: 'hestia-code', rows: 12 },
  validate: async (value, options) => {
    const result = await textarea(value, options)
    return result !== true || !value || isContainedCss(value)
      ? result
      : validationMessage(options.req, 'cssBeyond')
  },
}

export const redirect: GroupField = {
  name: 'redirect',
  type: 'group',
  label: false,
  fields: [
    choice('kind', redirectKinds, { vocabulary: 'redirectKind', defaultValue: 'none' }),
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      validate: existingPage({ needed: true }),
      hooks: { beforeChange: [emptyUnless('page')] },
      admin: { condition: (_, { kind }: WithKind) => kind === 'page' },
    },
    {
      name: 'url',
      type: 'text',
      validate: requiredLink,
      hooks: { beforeChange: [emptyUnless('url')] },
      admin: { condition: (_, { kind }: WithKind) => kind === 'url' },
    },
  ],
}
