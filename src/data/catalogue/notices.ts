import type { Locale } from '@/i18n/locales'
import type { PropertyDetail } from '@/payload-types'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'

type Notices = NonNullable<PropertyDetail['notices']>

/** Finds what staff wrote for a listing that is gone, for viewings and for requested documents. */
export const findNotices = cachedQuery(
  'notices',
  ['property-detail'],
  async (locale: Locale): Promise<Notices> => {
    const { notices } = await (
      await payload()
    ).findGlobal({
      slug: 'property-detail',
      ...asPublic(locale),
      depth: 0,
      select: { notices: true },
    })
    return notices ?? {}
  },
)
