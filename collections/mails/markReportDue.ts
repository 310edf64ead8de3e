import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterDeleteHook } from 'payload'

import { idOf } from '@/fields/related'
import { transactionOf } from '@/fields/transactionOf'
import { IS_UNDELIVERED_SQL } from '@/jobs/reportDelivery'
import type { Mail } from '@/payload-types'

/** Marks the report of an email that was deleted before it left: a colleague hands it over. */
export const markReportDue: CollectionAfterDeleteHook<Mail> = async ({ doc, req }) => {
  const report = idOf(doc.report)
  if (report === undefined || doc.status === 'sent') return doc
  const db = await transactionOf(req)
  await db.execute(sql`
    update reports set delivery = 'due', updated_at = now() where id = ${report}::uuid and ${sql.raw(IS_UNDELIVERED_SQL)}`)
  return doc
}
