import type { CollectionBeforeChangeHook } from 'payload'

import { standingOf } from '@/domain/legal/standing'
import { advertisedIn } from '@/fields/advertisedIn'
import type { Property } from '@/payload-types'

/** Writes down what the law still wants of the advertisement, so that lists and questions need not reckon it. */
export const keepStanding: CollectionBeforeChangeHook<Property> = async ({ data, req }) => {
  const { gaps, completeness, lapsesOn } = standingOf(await advertisedIn(req, data), new Date())
  return { ...data, gaps: gaps.join(','), completeness, lapsesOn }
}
