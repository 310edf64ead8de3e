import type { Locale } from '@/i18n/locales'
import type {
  CookieText,
  Footer,
  HomeSearch,
  Menu,
  PathTable,
  Popup,
  Setting,
  TopBar,
} from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'

/** Finds the settings of the agency: its identity, languages and preferences. */
export const findSettings = cachedQuery(
  'settings',
  ['settings'],
  async (locale: Locale): Promise<Setting> =>
    (await payload()).findGlobal({ slug: 'settings', ...asPublic(locale), depth: 1 }),
)

export const findTopBar = cachedQuery(
  'topBar',
  ['top-bar'],
  async (locale: Locale): Promise<TopBar> =>
    (await payload()).findGlobal({ slug: 'top-bar', ...asPublic(locale), depth: 0 }),
)

export const findFooter = cachedQuery(
  'footer',
  ['footer'],
  async (locale: Locale): Promise<Footer> =>
    (await payload()).findGlobal({ slug: 'footer', ...asPublic(locale), depth: 1 }),
)

export const findPopup = cachedQuery('popup', ['popup'], async (locale: Locale): Promise<Popup> =>
  (await payload()).findGlobal({ slug: 'popup', ...asPublic(locale), depth: 1 }),
)

export const findCookieTexts = cachedQuery(
  'cookieTexts',
  ['cookie-texts'],
  async (locale: Locale): Promise<CookieText> =>
    (await payload()).findGlobal({ slug: 'cookie-texts', ...asPublic(locale), depth: 0 }),
)

export const findHomeSearch = cachedQuery(
  'homeSearch',
  ['home-search'],
  async (locale: Locale): Promise<HomeSearch> =>
    (await payload()).findGlobal({ slug: 'home-search', ...asPublic(locale), depth: 1 }),
)

export const findPathTable = cachedQuery(
  'pathTable',
  ['path-table'],
  async (locale: Locale): Promise<PathTable> =>
    (await payload()).findGlobal({ slug: 'path-table', ...asPublic(locale), depth: 0 }),
)

/**
 * Finds all menus. Their pages are loaded, because an item without a label shows the page's title.
 */
export const findMenus = cachedQuery(
  'menus',
  ['menus', 'pages'],
  async (locale: Locale): Promise<Menu[]> => {
    const { docs } = await (
      await payload()
    ).find({ collection: 'menus', ...asPublic(locale), depth: 1, pagination: false })
    return docs
  },
)
