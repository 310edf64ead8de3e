import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { listTag, referenceTag } from '@/data/core/cacheTags'
import { inTransaction } from '@/data/core/payload'
import { goals } from '@/domain/catalogue/vocabulary'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { revalidate } from '@/jobs/siteJobs'

import { searchRowRules } from './searchRowSql'
import { syncSearchRows } from './syncSearchRow'

/** Rows of one transaction: a save of one of these properties waits for it. */
const BATCH_SIZE = 100

const outdatedRows = z.array(z.object({ id: z.string(), reference: z.number() }))

/**
 * Rebuilds some rows and returns their number. A save locks its property before it writes the row,
 * so properties that are being saved are skipped, and a later save waits for this transaction.
 */
async function rebuildBatch(req: PayloadRequest): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select p.id::text as id, s.reference from property_search s join properties p on p.id = s.id
    where s.version < ${searchRowRules.version}
    order by s.version limit ${BATCH_SIZE} for no key update of p skip locked`)
  const outdated = outdatedRows.parse(rows)
  if (outdated.length === 0) return 0
  await syncSearchRows(
    db,
    outdated.map(({ id }) => id),
  )
  const tags = [
    ...outdated.map(({ reference }) => referenceTag(reference)),
    ...goals.map((goal) => listTag('properties', goal)),
  ]
  await addJob(req, revalidate, { tags })
  return outdated.length
}

/**
 * Writes search rows again that an older version of the program has written, without a save of
 * their properties. Lists show the old row of a listing until its new one is committed. Rows of a
 * newer version stay, so that old and new instances can run side by side during an update.
 */
export async function rebuildSearchRows(): Promise<void> {
  while ((await inTransaction(rebuildBatch)) > 0);
}
