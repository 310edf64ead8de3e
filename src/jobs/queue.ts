import { sql } from '@payloadcms/db-postgres'
import { runMigrations } from 'graphile-worker'
import type { PayloadRequest } from 'payload'

import { env } from '@/env'
import { transactionOf } from '@/fields/transactionOf'

/** Every job of the worker and what it is told. A job without a task fails the types. */
export type Jobs = {
  revalidate: { tags: string[] }
  mail: { id: string }
  sweepMails: Record<string, never>
  forgetOld: Record<string, never>
  matchProperty: { reference: number }
  matchDemand: { id: string }
  alertDemands: Record<string, never>
  remindVisitors: Record<string, never>
  sendReports: Record<string, never>
  sweepFeeds: Record<string, never>
  publishScheduled: Record<string, never>
  catchUp: Record<string, never>
}

/** The pauses between attempts double up to six hours: with so many a mail server may be dead for a day. */
export const MAIL_ATTEMPTS = 14
const MATCH_ATTEMPTS = 10

type Habit<Told> = { attempts: number; key: (told: Told) => string }

/** A job with a key is there once: added again it begins anew. */
const habits: { [Name in keyof Jobs]?: Habit<Jobs[Name]> } = {
  mail: { attempts: MAIL_ATTEMPTS, key: ({ id }) => `mail:${id}` },
  matchProperty: { attempts: MATCH_ATTEMPTS, key: ({ reference }) => `property:${reference}` },
  matchDemand: { attempts: MATCH_ATTEMPTS, key: ({ id }) => `demand:${id}` },
}

/** The tables of the queue live beside ours and follow the library's own version. */
export const prepareJobs = (): Promise<void> => runMigrations({ connectionString: env.DATABASE_URL })

/** Adds a job in the transaction of the request: it exists exactly when the change does. */
export async function addJob<Name extends keyof Jobs>(req: PayloadRequest, name: Name, told: Jobs[Name]): Promise<void> {
  const db = await transactionOf(req)
  const habit = habits[name]
  const key = habit?.key(told) ?? null
  await db.execute(
    sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(told)}::json, max_attempts := ${habit?.attempts ?? null}::int, job_key := ${key}::text)`,
  )
}

/** The same job for many, in one statement. */
export async function addJobs<Name extends keyof Jobs>(req: PayloadRequest, name: Name, told: readonly Jobs[Name][]): Promise<void> {
  if (told.length === 0) return
  const db = await transactionOf(req)
  const habit = habits[name]
  const list = JSON.stringify(told.map((one) => ({ told: one, key: habit?.key(one) ?? null })))
  await db.execute(sql`
    select graphile_worker.add_job(${name}::text, j.told, max_attempts := ${habit?.attempts ?? null}::int, job_key := j.key)
    from jsonb_to_recordset(${list}::jsonb) as j(told json, key text)`)
}
