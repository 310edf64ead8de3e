import type { sql } from '@payloadcms/db-postgres'

import type { transactionOf } from '@/fields/transactionOf'

export type Db = Awaited<ReturnType<typeof transactionOf>>

export const queryRows = async (
  db: Db,
  statement: ReturnType<typeof sql>,
): Promise<Record<string, unknown>[]> =>
  (await db.execute(statement)).rows as Record<string, unknown>[]
