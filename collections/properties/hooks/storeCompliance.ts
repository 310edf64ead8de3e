import type { CollectionBeforeChangeHook } from 'payload'

import { complianceOf } from '@/domain/legal/compliance'
import { toAdvertised } from '@/fields/toAdvertised'
import type { Property } from '@/payload-types'

/** Stores what the advertisement lacks by law, so that lists and queries need not calculate it. */
export const storeCompliance: CollectionBeforeChangeHook<Property> = async ({ data, req }) => {
  const { gaps, completeness, lapsesOn } = complianceOf(await toAdvertised(req, data), new Date())
  return { ...data, gaps: gaps.join(','), completeness, lapsesOn }
}
