import type { GlobalSlug, Payload } from 'payload'

import { defaultLocale } from '@/i18n/locales'

import { globals } from '../data'
import { inEveryLanguage, inLanguage } from '../text'
import { inOneTransaction, type Data, type SeedContext } from './createOnce'
import { withAllLanguages } from './translations'

/** Rows of these lists can be hidden in a language; here they are shown in all. */
const shownEverywhere = (rows: unknown): unknown =>
  Array.isArray(rows) ? rows.map((row: Data) => ({ ...row, public: inEveryLanguage })) : rows

/** Fills in a global that has never been saved, in all languages in one transaction. */
async function fillOnce(payload: Payload, slug: GlobalSlug, data: Data): Promise<void> {
  // The seed has no user.
  const common = { slug, depth: 0, overrideAccess: true } as const
  const saved = await payload.findGlobal({ ...common, locale: defaultLocale })
  if (saved.updatedAt) return
  await inOneTransaction(payload, async (req) => {
    await withAllLanguages(data, () =>
      payload.updateGlobal({
        ...common,
        req,
        locale: defaultLocale,
        data: inLanguage(data, defaultLocale) as never,
      }),
    )
  })
}

export const loadSettings = ({ payload }: SeedContext): Promise<void> =>
  fillOnce(payload, 'settings', globals.settings)

/** Saves the settings with the defaults of the schema: the languages in use. */
export const loadBareSettings = ({ payload }: SeedContext): Promise<void> =>
  fillOnce(payload, 'settings', {})

export async function loadGlobals({ payload, refs }: SeedContext): Promise<void> {
  const { popup, footer, 'home-search': search } = globals
  await fillOnce(payload, 'top-bar', globals['top-bar'])
  await fillOnce(payload, 'footer', { ...footer, columns: shownEverywhere(footer.columns) })
  await fillOnce(payload, 'popup', { ...popup, image: refs.get('media', String(popup.image)) })
  await fillOnce(payload, 'home-search', {
    ...search,
    public: inEveryLanguage,
    descriptions: shownEverywhere(search.descriptions),
  })
  await fillOnce(payload, 'cookie-texts', globals['cookie-texts'])
  await fillOnce(payload, 'path-table', globals['path-table'])
  await fillOnce(payload, 'property-detail', globals['property-detail'])
}
