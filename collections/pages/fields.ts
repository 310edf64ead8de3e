import type { CodeField, GroupField } from 'payload'
import { code } from 'payload/shared'

import { isContainedCss } from '@/domain/css'
import { bannerTypes, redirectKinds, type BannerType } from '@/domain/site'
import { goals } from '@/domain/vocabulary'
import { emptyUnless } from '@/fields/emptyUnless'
import { neededLink } from '@/fields/link'
import { choice, row } from '@/fields/lists'
import { localizedText, localizedTextarea } from '@/fields/localized'
import { presentPage } from '@/fields/related'
import { say } from '@/fields/say'
import { knownVideo } from '@/fields/validations'

type Kinded = { kind?: unknown }

/** What a property list page shows before a visitor filters. */
export const list: GroupField = {
  name: 'list',
  type: 'group',
  admin: { condition: ({ kind }: Kinded) => kind === 'property_list' },
  fields: [row(choice('goal', goals), { name: 'types', type: 'relationship', relationTo: 'property-types', hasMany: true })],
}

const has = (_: unknown, { type }: { type?: BannerType | null }): boolean => type !== 'none' && type !== undefined && type !== null

export const banner: GroupField = {
  name: 'banner',
  type: 'group',
  label: false,
  fields: [
    choice('type', bannerTypes, { vocabulary: 'bannerType', defaultValue: 'none' }),
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, maxRows: 12, admin: { condition: has } },
    { name: 'videoUrl', type: 'text', validate: knownVideo, admin: { condition: (_, { type }) => type === 'video' } },
    localizedText('title', { admin: { condition: has } }),
    localizedTextarea('text', { admin: { condition: has } }),
    { name: 'withSearch', type: 'checkbox', defaultValue: false, admin: { condition: has } },
  ],
}

export const appearance: CodeField = {
  name: 'css',
  type: 'code',
  admin: { language: 'css' },
  validate: async (value, options) => {
    const usual = await code(value, options)
    return usual !== true || !value || isContainedCss(value) ? usual : say(options.req, 'cssBeyond')
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
      validate: presentPage({ needed: true }),
      hooks: { beforeChange: [emptyUnless('page')] },
      admin: { condition: (_, { kind }: Kinded) => kind === 'page' },
    },
    {
      name: 'url',
      type: 'text',
      validate: neededLink,
      hooks: { beforeChange: [emptyUnless('url')] },
      admin: { condition: (_, { kind }: Kinded) => kind === 'url' },
    },
  ],
}
