import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { EVERYTHING, tagsAfterChange } from '@/data/core/cacheTags'
import { queueMatching } from '@/data/demands/queueMatching'
import { recordShownOf } from '@/data/legal/recordShown'
import { syncListColumns } from '@/data/catalogue/listColumns'
import { syncSearchRows } from '@/data/catalogue/search/syncSearchRow'
import { findShownLanguages } from '@/data/languages/allowed'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

const listingRows = z.array(
  z.object({
    id: z.string(),
    reference: z.number(),
    goal: z.string(),
    project: z.string().nullable(),
  }),
)

/** The most listings whose pages are revalidated one by one; beyond, all pages are. */
const MAX_TAGGED_LISTINGS = 20

/** Updates what depends on saved listings: search rows, the columns of the studio's list, what was shown, matching with demands, and cached pages. */
export async function syncDependents(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  const db = await transactionOf(req)
  await syncSearchRows(db, ids)
  await syncListColumns(db, ids, await findShownLanguages(req))
  await recordShownOf(db, ids)
  const { rows } = await db.execute(sql`
    select id, reference::int as reference, goal::text as goal, project_id as project
    from properties where id in (select unnest(${`{${ids.join(',')}}`}::uuid[]))`)
  const listings = listingRows.parse(rows)
  await queueMatching(req, ids)
  const tags = new Set(listings.flatMap((listing) => tagsAfterChange('properties', listing)))
  if (tags.size > 0)
    await addJob(req, revalidate, {
      tags: listings.length > MAX_TAGGED_LISTINGS ? [EVERYTHING] : [...tags],
    })
}
