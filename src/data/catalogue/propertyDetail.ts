import type { Locale } from '@/i18n/locales'
import type { PropertyDetail } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'

/**
 * Finds the layout of a property page: which facts show, which banners replace the price, notices.
 */
export const findPropertyDetail = cachedQuery(
  'propertyDetail',
  ['property-detail'],
  async (locale: Locale): Promise<PropertyDetail> =>
    (await payload()).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0 }),
)
