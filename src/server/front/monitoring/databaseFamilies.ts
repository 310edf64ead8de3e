import type { Pool } from 'pg'
import { z } from 'zod'

import type { Family } from './exposition'

/** All figures of the database in one question, so that a slow one is asked once. */
const FIGURES = `
  select pg_database_size(current_database())::float8 as "databaseBytes",
    (select count(*)::int from pg_stat_activity where datname = current_database()) as "connections",
    (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as "jobsWaiting",
    (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as "jobsFailed",
    (select coalesce(max(extract(epoch from now() - run_at)), 0)::float8 from graphile_worker.jobs
      where locked_at is null and attempts < max_attempts and run_at <= now()) as "oldestJob",
    (select count(*)::int from mails where status = 'queued') as "mailsWaiting",
    (select count(*)::int from mails where status = 'failed') as "mailsFailed",
    (select coalesce(max(extract(epoch from now() - queued_at)), 0)::float8 from mails where status = 'queued') as "oldestMail",
    (select count(*)::int from feed_runs where state = 'failed' and created_at > now() - interval '1 day') as "feedsFailed",
    (select count(*)::int from feed_runs where state = 'ready') as "feedsWaiting",
    (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)::int
      from pg_stat_archiver) as "archiveFailing"`

const figuresSchema = z.object({
  databaseBytes: z.number(),
  connections: z.number(),
  jobsWaiting: z.number(),
  jobsFailed: z.number(),
  oldestJob: z.number(),
  mailsWaiting: z.number(),
  mailsFailed: z.number(),
  oldestMail: z.number(),
  feedsFailed: z.number(),
  feedsWaiting: z.number(),
  archiveFailing: z.number(),
})
type Figures = z.infer<typeof figuresSchema>

const gauge = (name: string, help: string, samples: Family['samples']): Family => ({
  name: `hestia_${name}`,
  help,
  type: 'gauge',
  samples,
})

const inStates = (waiting: number, failed: number): Family['samples'] => [
  { labels: { state: 'waiting' }, value: waiting },
  { labels: { state: 'failed' }, value: failed },
]

const familiesOf = (found: Figures): Family[] => [
  gauge('database_bytes', 'Size of the database.', [{ value: found.databaseBytes }]),
  gauge('database_connections', 'Connections to the database.', [{ value: found.connections }]),
  gauge('jobs', 'Jobs of the queue.', inStates(found.jobsWaiting, found.jobsFailed)),
  gauge('jobs_oldest_seconds', 'How long the oldest due job waits.', [{ value: found.oldestJob }]),
  gauge('mails', 'Mails that are not sent.', inStates(found.mailsWaiting, found.mailsFailed)),
  gauge('mails_oldest_seconds', 'How long the oldest mail waits.', [{ value: found.oldestMail }]),
  gauge('feed_runs_failed', 'Import runs that failed in the last day.', [
    { value: found.feedsFailed },
  ]),
  gauge('feed_runs_waiting', 'Import runs that wait for a person.', [
    { value: found.feedsWaiting },
  ]),
  gauge('archive_failing', 'Whether the database fails to archive what it wrote.', [
    { value: found.archiveFailing },
  ]),
]

/** The figures of the database, and whether it answers. Without an answer only the latter. */
export async function databaseFamilies(pool: Pool): Promise<Family[]> {
  const found = await pool.query(FIGURES).then(
    ({ rows: [row] }) => figuresSchema.safeParse(row).data,
    () => undefined,
  )
  return [
    gauge('database_up', 'Whether the database answers.', [{ value: found ? 1 : 0 }]),
    ...(found ? familiesOf(found) : []),
  ]
}
