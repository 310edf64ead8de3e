import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

/** How long an equal submission counts as a double click. */
const DUPLICATE_WINDOW = '10 minutes'

/** What two submissions have in common when they are the same. */
export const fingerprintOf = (parts: unknown): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/**
 * Finds the enquiries of the last minutes that came from an equal submission, newest first. The lock
 * makes one that comes at the same moment wait and then find the first.
 */
export async function findEqualEnquiries(
  req: PayloadRequest,
  mark: string,
  { isSpam }: { isSpam: boolean },
): Promise<string[]> {
  const db = await transactionOf(req)
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mark}, 0))`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from enquiries where mark = ${mark} and received_at > now() - ${DUPLICATE_WINDOW}::interval
      and (status = 'spam') = ${isSpam} order by received_at desc`)
  return rows.map(({ id }) => id)
}
