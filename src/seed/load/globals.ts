import type { GlobalSlug, Payload } from 'payload'

import { defaultLocale } from '@/i18n/locales'

import { globals } from '../data'
import { everywhere, inLanguage, otherLocales, translated } from '../text'
import { together, withRowIds, type Data, type Seeding } from './once'

/** Texts of these lists can be hidden in a language; here they are shown in all. */
const shown = (rows: unknown): unknown => (Array.isArray(rows) ? rows.map((row: Data) => ({ ...row, public: everywhere })) : rows)

/** Fills a global that nobody has saved yet, in all languages together. */
async function fillOnce(payload: Payload, slug: GlobalSlug, data: Data): Promise<void> {
  // As everywhere in the seed: nobody is logged in yet.
  const common = { slug, depth: 0, overrideAccess: true } as const
  const saved = await payload.findGlobal({ ...common, locale: defaultLocale })
  if (saved.updatedAt) return
  await together(payload, async (req) => {
    const whole = withRowIds(data) as Data
    await payload.updateGlobal({ ...common, req, locale: defaultLocale, data: inLanguage(whole, defaultLocale) as never })
    for (const locale of otherLocales) {
      await payload.updateGlobal({ ...common, req, locale, data: inLanguage(translated(whole), locale) as never })
    }
  })
}

export const loadSettings = ({ payload }: Seeding): Promise<void> => fillOnce(payload, 'settings', globals.settings)

/** What a site needs before anybody has written a word: the languages in use, by the defaults of the schema. */
export const loadBareSettings = ({ payload }: Seeding): Promise<void> => fillOnce(payload, 'settings', {})

export async function loadGlobals({ payload, refs }: Seeding): Promise<void> {
  const { popup, footer, 'home-search': search } = globals
  await fillOnce(payload, 'top-bar', globals['top-bar'])
  await fillOnce(payload, 'footer', { ...footer, columns: shown(footer.columns) })
  await fillOnce(payload, 'popup', { ...popup, image: refs.get('media', String(popup.image)) })
  await fillOnce(payload, 'home-search', { ...search, public: everywhere, descriptions: shown(search.descriptions) })
  await fillOnce(payload, 'cookie-texts', globals['cookie-texts'])
  await fillOnce(payload, 'path-table', globals['path-table'])
  await fillOnce(payload, 'property-detail', globals['property-detail'])
}
