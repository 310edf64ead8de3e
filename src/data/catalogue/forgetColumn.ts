import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { catchUp } from '@/jobs/siteJobs'

import { propertyTables } from './propertyTables'
import type { SQL } from './search/foldSql'

/**
 * Empties what was calculated of the properties that a condition selects, so that it is calculated again
 * in the background: an agency has too many of them for the save that changes what it depends on.
 */
export async function forgetColumn(
  req: PayloadRequest,
  column: 'advertisement' | 'completeness',
  isOf: (prefix: string) => SQL,
): Promise<void> {
  const db = await transactionOf(req)
  for (const { table, prefix, condition } of propertyTables) {
    const own = sql.raw(`${prefix}${column}`)
    await db.execute(sql`
      update ${sql.raw(table)} p set ${own} = null
      where ${sql.raw(condition)} and p.${own} is not null and ${isOf(prefix)}`)
  }
  await addJob(req, catchUp, {})
}

/** The properties that name a document, such as their town, in a column. */
export const ofRelated =
  (column: 'city_id' | 'main_type_id', id: unknown) =>
  (prefix: string): SQL =>
    sql`p.${sql.raw(prefix)}${sql.raw(column)} = ${String(id)}::uuid`
