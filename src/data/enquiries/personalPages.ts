import type { Locale } from '@/i18n/locales'

import { findHrefOfKind } from '../site/tree/findPages'

/** The shape of a key in an address; anything else opens the page without one. */
const KEY = /^[\w.-]{20,200}$/

/** Returns the address of the personal page, for the holder of a key. */
export async function personalHref(locale: Locale, key = ''): Promise<string> {
  const href = (await findHrefOfKind('personal', locale)) ?? `/${locale}/`
  return KEY.test(key) ? `${href}?key=${key}` : href
}
