import type { Field, TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { isExternalLink, isLink } from '@/domain/site/links'
import { linkKinds } from '@/domain/site/options'

import { emptyUnless } from './emptyUnless'
import { choice, row } from './layout'
import { localizedText } from './localized'
import { existingPage } from './related'
import { validationMessage } from './validationMessage'

type Target = { kind?: unknown }

const linkRule =
  ({
    needed,
    external,
  }: { needed?: boolean; external?: boolean } = {}): TextFieldSingleValidation =>
  async (value, options) => {
    const builtIn = await text(value, options)
    if (builtIn !== true) return builtIn
    if (!value) return needed ? validationMessage(options.req, 'linkEmpty') : true
    return (
      (external ? isExternalLink(value) : isLink(value)) ||
      validationMessage(options.req, external ? 'linkNotOutside' : 'link')
    )
  }

export const requiredLink = linkRule({ needed: true })
export const externalLink = linkRule({ external: true })

/**
 * A path of the site ("/nl/contact/"), or an http(s), tel or mailto address, none of which can run
 * a script.
 */
export const linkField = (name: string): TextField => ({ name, type: 'text', validate: linkRule() })
export const localizedLink = (name: string): TextField =>
  localizedText(name, { validate: linkRule() })

/**
 * The target of a link: a page of the site or an address. Only the field of the selected kind is
 * shown.
 */
export const linkTarget = (): Field =>
  row(
    choice('kind', linkKinds, { vocabulary: 'linkKind', required: true, defaultValue: 'page' }),
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      validate: existingPage({ needed: true }),
      hooks: { beforeChange: [emptyUnless('page')] },
      admin: { condition: (_, { kind }: Target) => kind !== 'url' },
    },
    {
      name: 'url',
      type: 'text',
      validate: requiredLink,
      hooks: { beforeChange: [emptyUnless('url')] },
      admin: { condition: (_, { kind }: Target) => kind === 'url' },
    },
  )
