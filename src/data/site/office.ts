import type { Point } from '@/domain/lib/geo'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { asPublic, payload } from '../core/payload'

/** Finds the middle of the town with this postal code, to show roughly where an office is. */
export const findTownCentre = cachedQuery(
  'townCentre',
  ['cities'],
  async (zip: string, locale: Locale): Promise<Point | null> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'cities',
      ...asPublic(locale),
      where: { zip: { equals: zip } },
      depth: 0,
      limit: 1,
    })
    const { latitude, longitude } = docs[0] ?? {}
    return typeof latitude === 'number' && typeof longitude === 'number'
      ? { lat: latitude, lng: longitude }
      : null
  },
)
