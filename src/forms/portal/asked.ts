import { loginHref, portalHref, isPortalPath } from '@/i18n/portal'
import type { Locale } from '@/i18n/locales'
import { writeQuery } from '@/i18n/query'

import type { Posted } from '../guards'

/** What a form of the login or the account page sent. */
export type Asked = { posted: Posted; locale: Locale; address: string; headers: Headers }

/** Where the browser is led, and what it is given to keep. */
export type Answer = { to: string; cookies?: readonly string[] }

export type Action = (asked: Asked) => Promise<Answer>

export const textOf = ({ posted }: Pick<Asked, 'posted'>, name: string): string => {
  const value = posted[name]
  return typeof value === 'string' ? value : ''
}

/** The page that was wanted before the login; nothing when it is none of the portal. */
export const nextOf = (asked: Pick<Asked, 'posted'>): string | undefined => [textOf(asked, 'next')].find(isPortalPath)

type Told = Readonly<Record<string, string | undefined>>

const queryOf = (told: Told): string => writeQuery(Object.fromEntries(Object.entries(told).flatMap(([key, value]) => (value ? [[key, [value]]] : []))))

/** The login, or the page of a link in a mail. */
export const entryHref = (locale: Locale, told: Told, token?: string): string => `${loginHref(locale)}${token ? `${token}/` : ''}${queryOf(told)}`

export const accountHref = (locale: Locale, told: Told = {}): string => `${portalHref(locale, 'account')}${queryOf(told)}${told.at ? `#${told.at}` : ''}`
