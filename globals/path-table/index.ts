import type { ArrayFieldValidation, TextFieldSingleValidation } from 'payload'
import { array, text } from 'payload/shared'

import { editors, siteOrStaff } from '@/access/rules'
import { isSlugPath } from '@/domain/lib/slug'
import { externalLink } from '@/fields/link'
import { row } from '@/fields/layout'
import { localizedText } from '@/fields/localized'
import { rowLabel } from '@/fields/rowLabel'
import { validationMessage } from '@/fields/validationMessage'
import { globalWithWords } from '@/fields/withWords'

import words from './words.json'

type Entry = { external?: unknown }

const isEntry = (value: unknown): value is { originalPath: string } =>
  typeof value === 'object' &&
  value !== null &&
  'originalPath' in value &&
  typeof value.originalPath === 'string'

const trimSlashes = (path: string): string => path.replace(/^\/|\/$/g, '')

const cleanPath: TextFieldSingleValidation = async (value, options) => {
  const result = await text(value, options)
  return result !== true || !value || isSlugPath(value)
    ? result
    : validationMessage(options.req, 'pathsNotClean')
}

const pathOrAddress: TextFieldSingleValidation = (value, options) => {
  const { siblingData }: { siblingData: Entry } = options
  return siblingData.external === true ? externalLink(value, options) : cleanPath(value, options)
}

const eachOnce: ArrayFieldValidation = async (value, options) => {
  const result = await array(value, options)
  if (result !== true || !Array.isArray(value)) return result
  const paths = value.filter(isEntry).map(({ originalPath }) => trimSlashes(originalPath))
  const duplicate = paths.find((path, at) => paths.indexOf(path) !== at)
  return duplicate === undefined || validationMessage(options.req, 'pathTwice', { path: duplicate })
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
        admin: {
          initCollapsed: true,
          components: { RowLabel: rowLabel('breadcrumb', 'originalPath') },
        },
        fields: [
          row(
            { name: 'originalPath', type: 'text', required: true, validate: cleanPath },
            localizedText('path', { validate: pathOrAddress }),
          ),
          row(localizedText('breadcrumb'), {
            name: 'external',
            type: 'checkbox',
            defaultValue: false,
          }),
        ],
      },
    ],
  },
  words,
)
