import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { ROWS_PER_PAGE, rowStates, runStates, type RowState } from '@/domain/feeds/formats'
import { QUICK_TRIES } from '@/domain/feeds/pictureTries'
import { transactionOf } from '@/fields/transactionOf'
import { addJob } from '@/jobs/queue'
import { sweepFeeds } from '@/jobs/siteJobs'

import { inTransaction } from './inTransaction'

const runSchema = z.object({
  id: z.string(),
  state: z.enum(runStates),
  byClock: z.boolean().nullable(),
  partial: z.boolean().nullable(),
  problem: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  fresh: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  gone: z.number(),
  refused: z.number(),
  live: z.number(),
  taken: z.number(),
  createdAt: z.string(),
  pictures: z.number(),
  refusedPictures: z.number(),
})
export type FeedRun = z.infer<typeof runSchema>

const rowSchema = z.object({
  number: z.number(),
  line: z.number().nullable(),
  key: z.string(),
  title: z.string(),
  state: z.enum(rowStates),
  property: z.string().nullable(),
  changes: z.array(z.string()),
  /** The properties that the listing could be, for somebody to say which. */
  candidates: z.array(z.object({ id: z.string(), reference: z.number(), title: z.string() })),
  reasons: z.array(
    z.object({
      code: z.string(),
      facts: z.array(z.string()).optional(),
      statements: z.array(z.string()).optional(),
      text: z.string().optional(),
      words: z.array(z.object({ kind: z.string(), word: z.string() })).optional(),
    }),
  ),
})
export type FeedRow = z.infer<typeof rowSchema>

/** The condition that staff are told of a picture: it was refused, or its server is away for longer. */
const IS_TOLD = sql`(p.state = 'refused' or (p.state = 'waiting' and p.tries >= ${QUICK_TRIES}))`

/** The most runs that are listed. */
const MAX_RUNS = 20

/** Returns the last runs of a feed, the newest first. */
export async function findFeedRuns(req: PayloadRequest, feed: string): Promise<FeedRun[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select u.id, u.state::text, u.by_clock as "byClock", u.partial, u.problem, u.details - 'missing' as details, u.fresh::int, u.changed::int, u.unchanged::int, u.gone::int,
      u.refused::int, u.live::int, u.taken::int, to_json(u.created_at) #>> '{}' as "createdAt",
      (select count(*)::int from feed_pictures p join feed_links l on l.property = p.property where l.feed = u.feed_id and p.state = 'waiting' and p.tries < ${QUICK_TRIES}) as pictures,
      (select count(*)::int from feed_pictures p join feed_links l on l.property = p.property where l.feed = u.feed_id and ${IS_TOLD}) as "refusedPictures"
    from feed_runs u where u.feed_id = ${feed}::uuid order by u.created_at desc limit ${MAX_RUNS}`)
  return z.array(runSchema).parse(rows)
}

/** The most pictures of one listing that are told as not imported. */
const MAX_PICTURES = 10

/** The pictures of a listing that could not be imported, each as a reason of its row. */
const REFUSED_PICTURES = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('text', p.url, 'code', case
      when p.reason = 'kind' then 'noPicture'
      when p.reason in ('unreachable', 'tooSlow', 'truncated', 'answered') then 'unreachablePicture'
      else 'refusedPicture' end)), '[]')
  from (select * from feed_pictures p where property = l.property and ${IS_TOLD} order by field, position limit ${MAX_PICTURES}) p)`

/** Returns a page of the rows of a run. */
export async function findFeedRows(
  req: PayloadRequest,
  feed: string,
  id: string,
  state: RowState,
  page: number,
): Promise<FeedRow[]> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    select r.number, r.line, r.key, r.title, r.state, coalesce(l.property, r.property) as property, r.changes, r.reasons || ${REFUSED_PICTURES} as reasons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'reference', p.reference::int, 'title', coalesce(t.title, ''))), '[]')
        from properties p left join properties_locales t on t._parent_id = p.id and t._locale = 'nl' where r.candidates ? p.id::text) as candidates
    from feed_rows r join feed_runs u on u.id = r.run left join feed_links l on l.feed = u.feed_id and l.key = r.key
    where u.feed_id = ${feed}::uuid and r.run = ${id}::uuid and r.state = ${state}
    order by r.number limit ${ROWS_PER_PAGE} offset ${(page - 1) * ROWS_PER_PAGE}`)
  return z.array(rowSchema).parse(rows)
}

/** Stores which property a listing is, or that it is a new one; the next reading follows it. */
export async function answerMatch(
  req: PayloadRequest,
  feed: string,
  key: string,
  property: string | null,
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into feed_matches (feed, key, property) values (${feed}::uuid, ${key}, ${property}::uuid)
    on conflict (feed, key) do update set property = excluded.property`)
}

/**
 * The SQL condition that a newer reading of the feed of the run `u` has begun and has not failed. Two
 * that are read side by side both wait for approval: the older one would undo the newer.
 */
export const HAS_NEWER_SQL = sql.raw(`exists (
  select from feed_runs n where n.feed_id = u.feed_id and n.state <> 'failed' and (n.created_at, n.id) > (u.created_at, u.id))`)

/** Approves a run. Returns false when a newer run exists or it was approved already. */
export const approveRun = (payload: Payload, feed: string, id: string): Promise<boolean> =>
  inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      update feed_runs u set state = 'approved', updated_at = now()
      where u.id = ${id}::uuid and u.feed_id = ${feed}::uuid and u.state = 'ready' and not ${HAS_NEWER_SQL} returning u.id`)
    if (rows.length === 0) return false
    await addJob(req, sweepFeeds, {})
    return true
  })
