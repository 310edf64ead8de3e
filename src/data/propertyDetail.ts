import type { Locale } from '@/i18n/locales'
import type { PropertyDetail } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

/** Which facts of a property visitors see and when, which marquees replace the price, and the notices. */
export const findPropertyDetail = remembered('propertyDetail', ['property-detail'], async (locale: Locale): Promise<PropertyDetail> =>
  (await payload()).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0 }),
)
