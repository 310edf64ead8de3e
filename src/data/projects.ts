import type { Where } from 'payload'

import { shownStatuses } from '@/domain/recordStatuses'
import { tallyOf, type UnitTally } from '@/domain/units'
import type { Locale } from '@/i18n/locales'

import { remembered } from './cache'
import { one } from './changes/tags'
import { asPublic, payload } from './payload'

/** How many units of a project visitors may see, and how many of those are free. */
export const countUnits = remembered(
  'unitTally',
  (project: string) => [one('projects', project)],
  async (project: string, locale: Locale): Promise<UnitTally> => {
    const where: Where = { and: [{ public: { equals: true } }, { status: { in: [...shownStatuses] } }, { project: { equals: project } }] }
    const select = { unitStatus: true, status: true, marquee: true } as const
    const { docs } = await (await payload()).find({ collection: 'properties', ...asPublic(locale), depth: 0, pagination: false, where, select })
    return tallyOf(docs)
  },
)
