import type { Locale } from '@/i18n/locales'
import type { Owner } from '@/payload-types'

import { findReleasedFeedback, type ReleasedFeedback } from '../viewings/releasedFeedback'

/** Returns what visitors of a property of this owner said, the latest first. */
export const findFeedback = (
  owner: Owner,
  property: string,
  locale: Locale,
): Promise<ReleasedFeedback[]> =>
  findReleasedFeedback(property, [{ 'property.owners': { in: [owner.id] } }], '-start', locale)
