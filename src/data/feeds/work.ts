import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import type { Feed } from '@/payload-types'

import { applyRun } from './apply'
import { MOST_BYTES } from './decode'
import { fetchPublic, type Allowed } from './fetchPublic'
import { inStep } from './inStep'
import { takePictures } from './pictures'
import { readRun } from './stage'

const LIMITS = { bytes: MOST_BYTES, silence: 30_000, whole: 15 * 60_000 }
/** A call ends before whoever made it stops listening; what is left is heard of again. */
const LONGEST = 4 * 60_000
const PICTURES_AT_ONCE = 10
/** The number of the lock of whoever is at work. */
const LOCK = 862_114_001

/** Asks the address of a feed and writes down what it would change. */
export const readAddress = (payload: Payload, feed: Feed, byClock: boolean, isAllowed?: Allowed): Promise<string> =>
  readRun({ payload, feed, byClock, open: () => fetchPublic(feed.address ?? '', LIMITS, isAllowed) })

const feedOf = (payload: Payload, id: string): Promise<Feed> => payload.findByID({ collection: 'feeds', id, depth: 0, overrideAccess: true })

async function ids(payload: Payload, query: ReturnType<typeof sql>): Promise<{ id: string; feed: string }[]> {
  return (await payload.db.drizzle.execute<{ id: string; feed: string }>(query)).rows
}

async function readDue(payload: Payload, isAllowed: Allowed | undefined): Promise<number> {
  const due = await ids(payload, sql`select id, id as feed from feeds where next_at <= now() order by next_at`)
  for (const { feed } of due) {
    await readAddress(payload, await feedOf(payload, feed), true, isAllowed)
    await inStep(payload, async (req) => {
      const db = await transactionOf(req)
      await db.execute(sql`
        update feeds set next_at = case when schedule = 'none' then null else now() + case schedule::text when 'hourly' then interval '1 hour' else interval '1 day' end end
        where id = ${feed}::uuid`)
    })
  }
  return due.length
}

async function applyApproved(payload: Payload): Promise<number> {
  const approved = await ids(payload, sql`select id, feed_id as feed from feed_runs where state = 'approved' order by created_at`)
  for (const { id, feed } of approved) await applyRun(payload, id, await feedOf(payload, feed))
  return approved.length
}

/** A reading that broke off with its process will never end. */
async function giveUp(payload: Payload): Promise<void> {
  await ids(
    payload,
    sql`
    update feed_runs set state = 'failed', problem = 'broken', ended_at = now() where state = 'reading' and updated_at < now() - interval '1 hour' returning id, feed_id as feed`,
  )
}

async function work(payload: Payload, isAllowed: Allowed | undefined): Promise<void> {
  const until = Date.now() + LONGEST
  await giveUp(payload)
  for (let done = 1; done > 0;) {
    done = (await readDue(payload, isAllowed)) + (await applyApproved(payload))
    done += await takePictures(payload, PICTURES_AT_ONCE, isAllowed)
    if (done > 0 && Date.now() > until) return inStep(payload, (req) => addJob(req, 'sweepFeeds', {}))
  }
}

/** Reads what is due, takes over what was approved and fetches pictures: in one process at a time. The lock goes with its connection. */
export async function workOnFeeds(payload: Payload, isAllowed?: Allowed): Promise<void> {
  const holder = await payload.db.pool.connect()
  try {
    const { rows } = await holder.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK])
    if (rows[0]?.mine !== true) return
    try {
      await work(payload, isAllowed)
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [LOCK])
    }
  } finally {
    holder.release()
  }
}
