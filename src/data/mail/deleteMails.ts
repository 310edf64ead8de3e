import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { deleteOutboxFiles } from '@/mail/outboxFiles'

/**
 * Deletes emails with the files they were written to. One that the worker is trying at this moment
 * is deleted after that attempt, unless it has left by then and only queued ones are meant.
 */
export async function deleteMails(
  req: PayloadRequest,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const { rows } = await (
    await transactionOf(req)
  ).execute<{ message_id: string }>(sql`delete from mails where ${condition} returning message_id`)
  await deleteOutboxFiles(rows.map(({ message_id }) => message_id))
}
