import type { Locale } from '@/i18n/locales'
import type { PropertyDetail } from '@/payload-types'

import { findPropertyDetail } from './propertyDetail'

type Notices = NonNullable<PropertyDetail['notices']>

/** Finds what staff wrote for a listing that is gone, for viewings and for requested documents. */
export const findNotices = async (locale: Locale): Promise<Notices> =>
  (await findPropertyDetail(locale)).notices ?? {}
