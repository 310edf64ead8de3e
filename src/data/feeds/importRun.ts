import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { isCrm } from '@/domain/feeds/formats'
import { sweepFeeds } from '@/jobs/siteJobs'
import type { Feed } from '@/payload-types'

import { importRun } from './apply'
import { MAX_FEED_BYTES } from './decode'
import { fetchPublic } from './fetchPublic'
import { openMapped } from './openMapped'
import { inTransaction } from './inTransaction'
import { importPictures } from './pictures'
import { crmReaders } from './crm/readCrm'
import type { Surroundings } from './crm/client'
import { hasNotFound } from './crm/estates'
import { performDryRun } from './dryRun'
import { readFeed } from './readFeed'
import { HAS_NEWER_SQL } from './runs'
import { workOnEach, type FeedTask } from './workOnEach'

const LIMITS = { bytes: MAX_FEED_BYTES, silence: 30_000, whole: 15 * 60_000 }
/**
 * Milliseconds after which a call ends, before its caller stops waiting; a new job does the rest.
 */
const MAX_DURATION_MS = 4 * 60_000
const PICTURE_BATCH_SIZE = 10
/** The id of the advisory lock of the process that works on feeds. */
const LOCK_ID = 862_114_001

/** Downloads a feed, or asks its CRM, and performs a dry run. */
export function dryRunFromAddress(
  payload: Payload,
  feed: Feed,
  byClock: boolean,
  surroundings: Surroundings = {},
): Promise<string> {
  const { format } = feed
  const { isAllowed } = surroundings
  return performDryRun({
    payload,
    feed,
    byClock,
    read: isCrm(format)
      ? ({ today, mapped }, info, run) =>
          crmReaders[format](
            { payload, feed, run, today, mapped, isFull: !byClock, surroundings },
            info,
          )
      : async (reading, info, run) =>
          format === 'mapping'
            ? openMapped(payload, feed, reading, { info, run, surroundings })
            : readFeed(await fetchPublic(feed.address ?? '', LIMITS, isAllowed), reading, info),
  })
}

const feedOf = (payload: Payload, id: string): Promise<Feed> =>
  payload.findByID({ collection: 'feeds', id, depth: 0, overrideAccess: true })

async function findTasks(payload: Payload, query: ReturnType<typeof sql>): Promise<FeedTask[]> {
  return (await payload.db.drizzle.execute<FeedTask>(query)).rows
}

/** Minutes until a source that could not be read, or has not told all, is asked again, whatever its schedule. */
const RETRY_MINUTES = 10
/** How often a run is tried whose import breaks off, before staff are told. */
const MAX_ATTEMPTS = 5

/** Reads a feed that is due, and says when it is due again. */
async function readOne(payload: Payload, feed: string, surroundings: Surroundings): Promise<void> {
  const begun = new Date().toISOString()
  const source = await feedOf(payload, feed)
  const run = await dryRunFromAddress(payload, source, true, surroundings)
  await inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    // A colleague has had it read meanwhile, and may have agreed to what is newer.
    await db.execute(sql`
      update feed_runs u set state = 'failed', problem = 'outdated', unattended = false, ended_at = now(), updated_at = now()
      where u.id = ${run}::uuid and u.state = 'approved' and ${HAS_NEWER_SQL}`)
    const isRetried = isCrm(source.format)
      ? sql`exists (select from feed_runs where id = ${run}::uuid and state = 'failed' and problem not in ('login', 'noLogin', 'unencrypted'))`
      : sql`false`
    // A run that waits for a person would be outdated by another.
    const isIncomplete = sql`${hasNotFound(feed)} and not exists (select from feed_runs where id = ${run}::uuid and state = 'ready')`
    // What a CRM tells while it is read makes it due again.
    await db.execute(sql`
      update feeds set next_at = case
        when exists (select from crm_estates e where e.feed = feeds.id and e.noted_at > ${begun}::timestamptz) then now()
        when ${isRetried} or ${isIncomplete} then now() + make_interval(mins => ${RETRY_MINUTES})
        when schedule = 'none' then null
        else now() + case schedule::text when 'hourly' then interval '1 hour' else interval '1 day' end end
      where id = ${feed}::uuid`)
  })
}

/** Has a feed whose reading broke off read again later, and ends what it has begun. */
const putOff = (payload: Payload, { feed }: FeedTask): Promise<void> =>
  inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(
      sql`update feeds set next_at = now() + make_interval(mins => ${RETRY_MINUTES}) where id = ${feed}::uuid`,
    )
    await db.execute(sql`
      update feed_runs set state = 'failed', problem = 'broken', ended_at = now(), updated_at = now() where feed_id = ${feed}::uuid and by_clock and state = 'reading'`)
  })

/** Counts an attempt at an import; the last one ends the run, and staff read why. */
const countAttempt = (payload: Payload, { id }: FeedTask): Promise<void> =>
  inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    const attempts = sql`coalesce((details ->> 'attempts')::int, 0) + 1`
    const isLast = sql`${attempts} >= ${MAX_ATTEMPTS}`
    await db.execute(sql`
      update feed_runs set details = jsonb_build_object('attempts', ${attempts}), state = case when ${isLast} then 'failed' else state end,
        problem = case when ${isLast} then 'notApplied' end, ended_at = case when ${isLast} then now() end, updated_at = now()
      where id = ${id}::uuid and state = 'approved'`)
  })

async function readDue(
  payload: Payload,
  failed: Set<string>,
  surroundings: Surroundings,
): Promise<number> {
  const due = await findTasks(
    payload,
    sql`select id, id as feed from feeds where next_at <= now() order by next_at`,
  )
  return workOnEach(
    payload,
    due,
    failed,
    ({ feed }) => readOne(payload, feed, surroundings),
    (task) => putOff(payload, task),
  )
}

async function applyApproved(payload: Payload, failed: Set<string>): Promise<number> {
  const approved = await findTasks(
    payload,
    sql`select id, feed_id as feed from feed_runs where state = 'approved' order by created_at`,
  )
  return workOnEach(
    payload,
    approved,
    failed,
    async ({ id, feed }) => importRun(payload, id, await feedOf(payload, feed)),
    (task) => countAttempt(payload, task),
  )
}

/** Marks runs as failed whose process ended while reading. */
async function failInterrupted(payload: Payload): Promise<void> {
  await findTasks(
    payload,
    sql`
    update feed_runs set state = 'failed', problem = 'broken', ended_at = now() where state = 'reading' and updated_at < now() - interval '1 hour' returning id, feed_id as feed`,
  )
}

async function work(payload: Payload, surroundings: Surroundings): Promise<void> {
  const until = Date.now() + MAX_DURATION_MS
  const failed = new Set<string>()
  await failInterrupted(payload)
  for (let handled = 1; handled > 0;) {
    handled = await readDue(payload, failed, surroundings)
    handled += await applyApproved(payload, failed)
    handled += await importPictures(payload, PICTURE_BATCH_SIZE, surroundings)
    if (handled > 0 && Date.now() > until)
      return inTransaction(payload, (req) => addJob(req, sweepFeeds, {}))
  }
}

/**
 * Reads feeds that are due, imports approved runs and fetches pictures, in one process at a time.
 * The lock is released with its connection.
 */
export async function processFeeds(
  payload: Payload,
  surroundings: Surroundings = {},
): Promise<void> {
  const client = await payload.db.pool.connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [LOCK_ID],
    )
    if (rows[0]?.mine !== true) return
    try {
      await work(payload, surroundings)
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK_ID])
    }
  } finally {
    client.release()
  }
}
