import { sql } from '@payloadcms/db-postgres'

import { MIN_NOTICE_MS } from '@/domain/viewings/slots'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

import { cachedQuery } from '../core/cache'
import { limitTags, listTag } from '../core/cacheTags'
import { inTransaction } from '../core/payload'
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

/** Longer than the job waits between two calls. */
const LOOK_BACK_MS = 10 * 60_000

/**
 * Invalidates the pages of properties that are open to visitors about now: moments that can no
 * longer be booked leave them.
 */
export const dropPastMoments = (): Promise<void> =>
  inTransaction(async (req) => {
    const latest = new Date(Date.now() + MIN_NOTICE_MS).toISOString()
    const earliest = new Date(Date.now() - LOOK_BACK_MS).toISOString()
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ property: string }>(sql`
      select distinct property_id as property from visit_days
      where start <= ${latest}::timestamptz and "end" >= ${earliest}::timestamptz`)
    const tags = rows.map(({ property }) => listTag('visit-days', property))
    if (tags.length > 0) await addJob(req, revalidate, { tags: limitTags(tags) })
  })
