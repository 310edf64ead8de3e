import type { Locale } from '@/i18n/locales'
import type { Menu } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { cachedGlobal } from '../core/cachedGlobal'
import { asPublic, payload } from '../core/payload'

/** Finds the settings of the agency: its identity, languages and preferences. */
export const findSettings = cachedGlobal('settings', { depth: 1 })
export const findTopBar = cachedGlobal('top-bar')
export const findFooter = cachedGlobal('footer', { depth: 1 })
export const findPopup = cachedGlobal('popup', { depth: 1 })
export const findCookieTexts = cachedGlobal('cookie-texts')
export const findHomeSearch = cachedGlobal('home-search', { depth: 1 })
export const findPathTable = cachedGlobal('path-table')

/**
 * Finds all menus. Their pages are loaded, because an item without a label shows the page's title.
 */
export const findMenus = cachedQuery(
  'menus',
  ['menus', 'pages'],
  async (locale: Locale): Promise<Menu[]> => {
    const { docs } = await (
      await payload()
    ).find({ collection: 'menus', ...asPublic(locale), depth: 1 })
    return docs
  },
)
