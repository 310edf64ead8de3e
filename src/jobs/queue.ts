import { sql } from '@payloadcms/db-postgres'
import { runMigrations } from 'graphile-worker'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'

import type { Job } from './job'

/** Migrates the tables of the queue, which follow the library's own version. */
export const prepareJobs = (): Promise<void> =>
  runMigrations({ connectionString: env.DATABASE_URL })

/** Adds one job per payload, in one statement. */
export async function addJobs<Payload>(
  req: PayloadRequest,
  { name, attempts, key, queue, delaySeconds }: Job<Payload>,
  payloads: readonly NoInfer<Payload>[],
): Promise<void> {
  if (payloads.length === 0) return
  const db = await transactionOf(req)
  const list = JSON.stringify(payloads.map((payload) => ({ payload, key: key?.(payload) ?? null })))
  await db.execute(sql`
    select graphile_worker.add_job(${name}::text, j.payload, max_attempts := ${attempts ?? null}::int, job_key := j.key,
      queue_name := ${queue ?? null}::text, run_at := now() + make_interval(secs => ${delaySeconds ?? null}::float8))
    from jsonb_to_recordset(${list}::jsonb) as j(payload json, key text)`)
}

/** Adds a job in the transaction of the request, so that it exists exactly when the change does. */
export const addJob = <Payload>(
  req: PayloadRequest,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
): Promise<void> => addJobs(req, job, [payload])
