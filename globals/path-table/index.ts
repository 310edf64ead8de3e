import type { ArrayFieldValidation, TextFieldSingleValidation } from 'payload'
import { array, text } from 'payload/shared'

import { editors, siteOrStaff } from '@/access/rules'
import { isSlugPath } from '@/domain/slug'
import { outsideLink } from '@/fields/link'
import { row } from '@/fields/lists'
import { localizedText } from '@/fields/localized'
import { rowLabel } from '@/fields/rowLabel'
import { say } from '@/fields/say'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

type Entry = { external?: unknown }

const isEntry = (value: unknown): value is { originalPath: string } =>
  typeof value === 'object' && value !== null && 'originalPath' in value && typeof value.originalPath === 'string'

const bare = (path: string): string => path.replace(/^\/|\/$/g, '')

const cleanPath: TextFieldSingleValidation = async (value, options) => {
  const usual = await text(value, options)
  return usual !== true || !value || isSlugPath(value) ? usual : say(options.req, 'pathsNotClean')
}

const pathOrAddress: TextFieldSingleValidation = (value, options) => {
  const { siblingData }: { siblingData: Entry } = options
  return siblingData.external === true ? outsideLink(value, options) : cleanPath(value, options)
}

const eachOnce: ArrayFieldValidation = async (value, options) => {
  const usual = await array(value, options)
  if (usual !== true || !Array.isArray(value)) return usual
  const paths = value.filter(isEntry).map(({ originalPath }) => bare(originalPath))
  const twice = paths.find((path, at) => paths.indexOf(path) !== at)
  return twice === undefined || say(options.req, 'pathTwice', { path: twice })
}

export const PathTable = globalWithWords(
  {
    slug: 'path-table',
    access: { read: siteOrStaff, update: editors },
    fields: [
      {
        name: 'entries',
        type: 'array',
        validate: eachOnce,
        admin: { initCollapsed: true, components: { RowLabel: rowLabel('breadcrumb', 'originalPath') } },
        fields: [
          row({ name: 'originalPath', type: 'text', required: true, validate: cleanPath }, localizedText('path', { validate: pathOrAddress })),
          row(localizedText('breadcrumb'), { name: 'external', type: 'checkbox', defaultValue: false }),
        ],
      },
    ],
  },
  words,
)
