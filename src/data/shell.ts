import type { Locale } from '@/i18n/locales'
import type { Footer, Menu, Setting } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

/** The agency's identity, languages and habits. */
export const findSettings = remembered('settings', ['settings', 'media'], async (locale: Locale): Promise<Setting> =>
  (await payload()).findGlobal({ slug: 'settings', ...asPublic(locale), depth: 1 }),
)

export const findFooter = remembered('footer', ['footer', 'media'], async (locale: Locale): Promise<Footer> =>
  (await payload()).findGlobal({ slug: 'footer', ...asPublic(locale), depth: 1 }),
)

/** The menus by place. Their items name pages by id; titles come along for items without a label of their own. */
export const findMenus = remembered('menus', ['menus', 'pages'], async (locale: Locale): Promise<Menu[]> => {
  const { docs } = await (await payload()).find({ collection: 'menus', ...asPublic(locale), depth: 1, pagination: false })
  return docs
})
