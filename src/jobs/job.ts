import type { JobHelpers, Task } from 'graphile-worker'
import { z } from 'zod'

import { SITE_CHANNEL } from './channels'

/** What is known of a job without its work. */
export type Job<Payload> = {
  /** Its name in the queue. */
  readonly name: string
  /** What it is given. It is checked before the work begins. */
  readonly payload: z.ZodType<Payload>
  /** When it runs by itself: a crontab pattern, in UTC. */
  readonly schedule?: string
  /** Milliseconds for which a run that was missed is made up for. */
  readonly backfillMs?: number
  readonly attempts?: number
  /** A job with a key exists once: adding it again restarts it. */
  readonly key?: (payload: Payload) => string
  /** Jobs of one queue run one after the other, so that slow ones leave room for all others. */
  readonly queue?: string
  /** Seconds to wait before it runs. With a key, adding it again starts the time again. */
  readonly delaySeconds?: number
  /** A condition in SQL without which the site is not asked, because it would find nothing to do. */
  readonly when?: string
}

/** A job with its work, as the registry has it. */
export type RegisteredJob = Pick<Job<never>, 'name' | 'schedule' | 'backfillMs'> & {
  /** What the worker runs. */
  readonly task: Task
}

type Periodic = Job<Record<string, never>>

/** A job that runs by its schedule and is given nothing. */
export const periodic = (job: Omit<Periodic, 'payload'> & { schedule: string }): Periodic => ({
  ...job,
  payload: z.object({}),
})

/** A job whose work is done in the worker. */
export const inWorker = <Payload>(
  job: Job<Payload>,
  work: (payload: Payload, helpers: JobHelpers) => Promise<void>,
) => ({
  ...job,
  task: async (payload: unknown, helpers: JobHelpers) => work(job.payload.parse(payload), helpers),
})

const siteMessage = z.object({ job: z.string(), payload: z.unknown() })

export const readSiteMessage = (text: string | undefined) =>
  siteMessage.parse(JSON.parse(text ?? ''))

/** Asks the site to do a job. */
export async function notifySite<Payload>(
  query: JobHelpers['query'],
  job: Job<Payload>,
  payload: Payload,
): Promise<void> {
  const message = { job: job.name, payload } satisfies z.infer<typeof siteMessage>
  await query(`select pg_notify($1, $2) where ${job.when ?? 'true'}`, [
    SITE_CHANNEL,
    JSON.stringify(message),
  ])
}

/**
 * A job whose work is done in the site, because it needs pages, emails or Payload. Every instance
 * is asked: the work takes a lock, or lets the database decide.
 */
export const onSite = <Payload>(job: Job<Payload>) =>
  inWorker(job, (payload, { query }) => notifySite(query, job, payload))

/**
 * What the site does when it is asked for a job, with all payloads that wait. Returns false when
 * they are not payloads of the job.
 */
export const workOf =
  <Payload>(job: Job<Payload>, work: (payloads: readonly Payload[]) => Promise<unknown>) =>
  async (payloads: unknown): Promise<boolean> => {
    const { data } = z.array(job.payload).min(1).safeParse(payloads)
    if (data) await work(data)
    return data !== undefined
  }

/** The jobs as the queue's library takes them. */
export const taskListOf = (jobs: readonly RegisteredJob[]): Record<string, Task> =>
  Object.fromEntries(jobs.map(({ name, task }) => [name, task]))
