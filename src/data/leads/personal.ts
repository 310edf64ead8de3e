import { env } from '@/env'
import type { Locale } from '@/i18n/locales'

import { findPageNodes, findRoutes } from '../routes'
import { keyTo, type Opened } from './keys'

/** Where somebody without an account sees what he asked for; with a key it is his own. */
export async function personalHref(locale: Locale, key?: string): Promise<string> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const page = [...nodes.values()].find(({ kind }) => kind === 'personal')
  const href = (page && hrefFor({ kind: 'page', id: page.id })) ?? `/${locale}/`
  return key === undefined ? href : `${href}?key=${key}`
}

/** The same as a mail writes it. */
export const personalLink = async (opened: Opened, locale: Locale, days?: number): Promise<string> =>
  new URL(await personalHref(locale, keyTo(opened, days)), env.SITE_URL).href
