import type { CollectionBeforeChangeHook } from 'payload'

import { complianceOf } from '@/domain/legal/compliance'
import { draftOf, toAdvertised } from '@/fields/toAdvertised'
import type { Property } from '@/payload-types'

/** Stores what the advertisement lacks by law, so that lists and queries need not calculate it. */
export const storeCompliance: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { gaps, completeness, lapsesOn } = complianceOf(
    await toAdvertised(req, data, draftOf(originalDoc)),
    new Date(),
  )
  return { ...data, gaps: gaps.join(','), completeness, lapsesOn }
}
