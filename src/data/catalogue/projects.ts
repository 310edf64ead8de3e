import { priceSelect } from '@/domain/catalogue/price'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { publicConditions } from '../core/visibility'
import type { energyBadge } from './views/energy'
import type { Priced } from './views/price'

type Certified = Parameters<typeof energyBadge>[0]

/** What a query has to select, so that an energy label can be told. */
const certifiedSelect = {
  city: true,
  mainType: true,
  epcLabel: true,
  epcLabelText: true,
  epcValue: true,
  epcProfile: true,
  epcDate: true,
  epcCertificate: true,
} as const satisfies Record<keyof Certified, true>

/**
 * Finds what the card of a project tells of its units that visitors may see: availability, price and
 * energy label. Of what they refer to, only what an energy label depends on.
 */
export const findUnitsOfCard = cachedQuery(
  'unitsOfCard',
  (project: string) => [documentTag('projects', project), 'property-types', 'cities'],
  async (project: string, locale: Locale): Promise<(Priced & Certified)[]> => {
    const { docs } = await (
      await payload()
    ).find({
      collection: 'properties',
      ...asPublic(locale),
      depth: 1,
      where: { and: [...publicConditions, { project: { equals: project } }] },
      select: { ...priceSelect, ...certifiedSelect },
      populate: {
        cities: { zip: true, country: true },
        'property-types': { webId: true },
        projects: { reference: true },
      },
    })
    return docs
  },
)
