import type { CollectionBeforeChangeHook } from 'payload'

import { complianceOf } from '@/domain/legal/compliance'
import { findWrittenTexts, storedBefore } from '@/fields/findWrittenTexts'
import { toAdvertised } from '@/fields/toAdvertised'
import type { Property } from '@/payload-types'

/** Stores what the advertisement lacks by law, so that lists and queries need not calculate it. */
export const storeCompliance: CollectionBeforeChangeHook<Property> = async ({
  data,
  originalDoc,
  req,
}) => {
  const texts = await findWrittenTexts(req, 'properties', data, storedBefore(req, originalDoc))
  const ad = await toAdvertised(req, data, texts)
  const { gaps, completeness, lapsesOn } = complianceOf(ad, new Date())
  return { ...data, gaps: gaps.join(','), completeness, lapsesOn }
}
