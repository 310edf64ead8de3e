import { tallyOf, type UnitTally } from '@/domain/catalogue/units'
import type { Locale } from '@/i18n/locales'

import { cachedQuery } from '../core/cache'
import { documentTag } from '../core/cacheTags'
import { asPublic, payload } from '../core/payload'
import { publicConditions } from '../core/visibility'

/** Counts the units of a project that visitors may see, and how many of those are free. */
export const countUnits = cachedQuery(
  'unitTally',
  (project: string) => [documentTag('projects', project)],
  async (project: string, locale: Locale): Promise<UnitTally> => {
    const select = { unitStatus: true, status: true, marquee: true, project: true } as const
    const { docs } = await (
      await payload()
    ).find({
      collection: 'properties',
      ...asPublic(locale),
      depth: 0,
      pagination: false,
      where: { and: [...publicConditions, { project: { equals: project } }] },
      select,
    })
    return tallyOf(docs)
  },
)
