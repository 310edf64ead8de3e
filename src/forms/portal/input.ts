import { loginHref, portalHref, isPortalPath } from '@/i18n/portal'
import type { Locale } from '@/i18n/locales'
import { writeQuery } from '@/i18n/query'

import type { Posted } from '../readPosted'

/** What a form of the login or the account page sent. */
export type ActionInput = { posted: Posted; locale: Locale; address: string; headers: Headers }

/** The redirect, and the cookies that are set. */
export type ActionResult = { to: string; cookies?: readonly string[] }

export type Action = (input: ActionInput) => Promise<ActionResult>

export const textOf = ({ posted }: Pick<ActionInput, 'posted'>, name: string): string => {
  const value = posted[name]
  return typeof value === 'string' ? value : ''
}

/** The portal page that was requested before the login, if any. */
export const nextOf = (input: Pick<ActionInput, 'posted'>): string | undefined =>
  [textOf(input, 'next')].find(isPortalPath)

type HrefParams = Readonly<Record<string, string | undefined>>

const queryOf = (params: HrefParams): string =>
  writeQuery(
    Object.fromEntries(
      Object.entries(params).flatMap(([key, value]) => (value ? [[key, [value]]] : [])),
    ),
  )

/** The address of the login page, or of the page of a link in an email. */
export const entryHref = (locale: Locale, params: HrefParams, token?: string): string =>
  `${loginHref(locale)}${token ? `${token}/` : ''}${queryOf(params)}`

export const accountHref = (locale: Locale, params: HrefParams = {}): string =>
  `${portalHref(locale, 'account')}${queryOf(params)}${params.at ? `#${params.at}` : ''}`
