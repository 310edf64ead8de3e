import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const mails = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    since: z.coerce.date(),
    total: z.coerce.number(),
  }),
)
export type FailedMail = z.infer<typeof mails>[number]

/** Returns emails that could not be sent, the newest first. */
export async function findFailedMails(
  { payload }: PayloadRequest,
  limit: number,
): Promise<FailedMail[]> {
  const { rows } = await payload.db.drizzle
    .execute(sql`select id, "to", subject, queued_at as since, count(*) over () as total
    from mails where status = 'failed' order by queued_at desc limit ${limit}`)
  return mails.parse(rows)
}
