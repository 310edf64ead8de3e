import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { isExternalLink, isLink } from '@/domain/links'
import { linkKinds } from '@/domain/site'

import { emptyUnless } from './emptyUnless'
import { choice, row } from './lists'
import { localizedText } from './localized'
import { presentPage } from './related'
import { say } from './say'

type Target = { kind?: unknown }

const rule =
  ({ needed, outside }: { needed?: boolean; outside?: boolean } = {}): TextFieldSingleValidation =>
  async (value, options) => {
    const usual = await text(value, options)
    if (usual !== true) return usual
    if (!value) return needed ? say(options.req, 'linkEmpty') : true
    return (outside ? isExternalLink(value) : isLink(value)) || say(options.req, outside ? 'linkNotOutside' : 'link')
  }

export const neededLink = rule({ needed: true })
export const outsideLink = rule({ outside: true })

/** A place on the site ("/nl/contact/"), or an address outside it that runs nothing: http(s), tel or mailto. */
export const linkField = (name: string): TextField => ({ name, type: 'text', validate: rule() })
export const localizedLink = (name: string): TextField => localizedText(name, { validate: rule() })

/** Where a link leads: a page of the site, or an address. Only the field of the chosen kind is shown. */
export const linkTarget = (): Field =>
  row(
    choice('kind', linkKinds, { vocabulary: 'linkKind', required: true, defaultValue: 'page' }),
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      validate: presentPage({ needed: true }),
      hooks: { beforeChange: [emptyUnless('page')] },
      admin: { condition: (_, { kind }: Target) => kind !== 'url' },
    },
    {
      name: 'url',
      type: 'text',
      validate: neededLink,
      hooks: { beforeChange: [emptyUnless('url')] },
      admin: { condition: (_, { kind }: Target) => kind === 'url' },
    },
  )
