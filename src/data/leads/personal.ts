import type { Locale } from '@/i18n/locales'

import { findPageNodes, findRoutes } from '../routes'

/** A key as it may stand in an address; whatever else is given leads to the page without one. */
const KEY = /^[\w.-]{20,200}$/

/** Where somebody without an account sees what he asked for; with a key it is his own. */
export async function personalHref(locale: Locale, key = ''): Promise<string> {
  const [nodes, { hrefFor }] = await Promise.all([findPageNodes(locale), findRoutes(locale)])
  const page = [...nodes.values()].find(({ kind }) => kind === 'personal')
  const href = (page && hrefFor({ kind: 'page', id: page.id })) ?? `/${locale}/`
  return KEY.test(key) ? `${href}?key=${key}` : href
}
