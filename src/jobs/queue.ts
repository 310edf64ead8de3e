import { sql } from '@payloadcms/db-postgres'
import { runMigrations } from 'graphile-worker'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'

/** Every job of the worker and what it is told. A job without a task fails the types. */
export type Jobs = {
  revalidate: { tags: string[] }
}

/** The channel on which instances hear what has changed. */
export const CHANGES = 'hestia_changes'

/** The tables of the queue live beside ours and follow the library's own version. */
export const prepareJobs = (): Promise<void> => runMigrations({ connectionString: env.DATABASE_URL })

/** Adds a job in the transaction of the request: it exists exactly when the change does. */
export async function addJob<Name extends keyof Jobs>(req: PayloadRequest, name: Name, told: Jobs[Name]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(told)}::json)`)
}
