import type { Locale } from '@/i18n/locales'
import type { PropertyDetail } from '@/payload-types'

import { remembered } from './cache'
import { asPublic, payload } from './payload'

type Notices = NonNullable<PropertyDetail['notices']>

/** What the agency says where a listing is sold, let, or no longer there. */
export const findNotices = remembered('notices', ['property-detail'], async (locale: Locale): Promise<Notices> => {
  const { notices } = await (await payload()).findGlobal({ slug: 'property-detail', ...asPublic(locale), depth: 0, select: { notices: true } })
  return notices ?? {}
})
