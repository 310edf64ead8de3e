import { MIN_NOTICE_MS } from '@/domain/viewings/slots'

import { cachedQuery } from '../core/cache'
import { listTag } from '../core/cacheTags'
import { findBookableSlots } from './change'

/** Finds the starts of the open moments of a property, the next one first. */
const findOpenMoments = cachedQuery(
  'openMoments',
  (property: string) => [listTag('visit-days', property)],
  async (property: string): Promise<string[]> =>
    (await findBookableSlots(property)).map(({ start }) => start.toISOString()),
)

/**
 * Finds the next moment at which a property can be viewed; undefined when there is none. A page
 * that asks is rendered again when the moments of the property change.
 */
export async function findNextMoment(property: string): Promise<string | undefined> {
  const earliest = Date.now() + MIN_NOTICE_MS
  return (await findOpenMoments(property)).find((start) => Date.parse(start) >= earliest)
}
