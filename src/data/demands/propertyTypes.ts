import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { getListingIndex } from '../catalogue/search/listingIndex'
import { nameIn } from '../catalogue/search/vocabulary'

/** Returns the property types in the order of the agency. */
export const findTypeNames = cachedQuery(
  'typeNames',
  ['property-types'],
  async (locale: Locale): Promise<{ webId: number; name: string }[]> => {
    const { types } = await getListingIndex()
    return [...types.values()].map((type) => ({
      webId: type.doc.webId,
      name: nameIn(type, locale),
    }))
  },
)
