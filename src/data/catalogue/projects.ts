import { priceSelect } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { publicConditions } from '../core/visibility'
import type { Priced } from './views/price'

/** Finds what the card of a project tells of its units that visitors may see: availability and price. */
export const findPricedUnits = cachedQuery(
  'pricedUnits',
  (project: string) => [documentTag('projects', project)],
  async (project: string, locale: Locale): Promise<Priced[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'properties',
      ...asPublic(locale),
      depth: 0,
      pagination: false,
      where: { and: [...publicConditions, { project: { equals: project } }] },
      select: priceSelect,
    })
    return docs
  },
)
