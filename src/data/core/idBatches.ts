import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'

type SQL = ReturnType<typeof sql>
type Database = { execute: (query: SQL) => Promise<{ rows: unknown[] }> }

const idRows = z.array(z.object({ id: z.string() }))
/** Before all others. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
const BATCH_SIZE = 1_000

/**
 * Works through the rows `p` of a table that a condition selects, some at a time in the order of their
 * ids. One statement for all of them would be planned for the few that there are before it, and take a
 * time that grows with their square.
 */
export async function forEachBatch(
  db: Database,
  rows: { table: SQL; condition: SQL },
  work: (ids: string[]) => Promise<void>,
  batchSize = BATCH_SIZE,
): Promise<void> {
  for (let last = FIRST_ID; ;) {
    const found = await db.execute(sql`
      select p.id::text as id from ${rows.table} p where p.id > ${last}::uuid and ${rows.condition}
      order by p.id limit ${batchSize}`)
    const ids = idRows.parse(found.rows).map(({ id }) => id)
    if (ids.length === 0) return
    await work(ids)
    last = ids.at(-1) ?? last
  }
}
