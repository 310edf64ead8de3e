import type { Locale } from '@/i18n/locales'
import type { CookieText, Footer, HomeSearch, Menu, PathTable, Popup, Setting, TopBar } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

/** The agency's identity, languages and habits. */
export const findSettings = remembered('settings', ['settings'], async (locale: Locale): Promise<Setting> =>
  (await payload()).findGlobal({ slug: 'settings', ...asPublic(locale), depth: 1 }),
)

export const findTopBar = remembered('topBar', ['top-bar'], async (locale: Locale): Promise<TopBar> =>
  (await payload()).findGlobal({ slug: 'top-bar', ...asPublic(locale), depth: 0 }),
)

export const findFooter = remembered('footer', ['footer'], async (locale: Locale): Promise<Footer> =>
  (await payload()).findGlobal({ slug: 'footer', ...asPublic(locale), depth: 1 }),
)

export const findPopup = remembered('popup', ['popup'], async (locale: Locale): Promise<Popup> =>
  (await payload()).findGlobal({ slug: 'popup', ...asPublic(locale), depth: 1 }),
)

export const findCookieTexts = remembered('cookieTexts', ['cookie-texts'], async (locale: Locale): Promise<CookieText> =>
  (await payload()).findGlobal({ slug: 'cookie-texts', ...asPublic(locale), depth: 0 }),
)

export const findHomeSearch = remembered('homeSearch', ['home-search'], async (locale: Locale): Promise<HomeSearch> =>
  (await payload()).findGlobal({ slug: 'home-search', ...asPublic(locale), depth: 1 }),
)

export const findPathTable = remembered('pathTable', ['path-table'], async (locale: Locale): Promise<PathTable> =>
  (await payload()).findGlobal({ slug: 'path-table', ...asPublic(locale), depth: 0 }),
)

/** The menus by place. Their items name pages by id; titles come along for items without a label of their own. */
export const findMenus = remembered('menus', ['menus', 'pages'], async (locale: Locale): Promise<Menu[]> => {
  const { docs } = await (await payload()).find({ collection: 'menus', ...asPublic(locale), depth: 1, pagination: false })
  return docs
})
