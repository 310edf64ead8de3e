import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/**
 * Locks properties until the transaction ends: saves of staff wait, drafts too, because a version refers to its
 * property. In the order of their ids, as everywhere, so that two never wait for each other.
 */
export async function lockProperties(
  req: PayloadRequest,
  ids: ReturnType<typeof sql>,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select from properties where id in (${ids}) order by id for update`)
}
