import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import type { Feed } from '@/payload-types'
import { needsApproval } from '@/domain/feeds/formats'
import { FeedStopped } from '@/domain/feeds/reasons'
import { transactionOf } from '@/fields/transactionOf'

import { prepareAdoptions } from './adopt'
import { judgeBatch, type Numbered } from './compare'
import { markRefused } from './crm/estates'
import { addGone, countRows, noteUnknown, writeRows } from './dryRunRows'
import { inTransaction } from './inTransaction'
import { readMappedWords } from './mappedWords'
import type { FeedInfo, ReadRow, Reading } from './reading'
import { tableWords } from './tableWords'
import { readVocabulary } from './vocabulary'

/** The listings that are compared and written in one transaction. */
const BATCH_SIZE = 500

/** How the rows of a feed are read: from a file, or from a CRM. */
type ReadRows = (
  reading: Reading,
  info: FeedInfo,
  run: string,
) => AsyncIterable<ReadRow> | Promise<AsyncIterable<ReadRow>>

/** Reads the whole feed and stores what an import would change, without changing any listing. */
async function compareFeed(
  payload: Payload,
  run: string,
  feed: Feed,
  read: ReadRows,
  today: Date,
): Promise<void> {
  const [vocabulary, mapped] = await inTransaction(payload, (req) =>
    Promise.all([readVocabulary(req), readMappedWords(req)]),
  )
  const info = { partial: false }
  const seen = { keys: new Set<string>(), references: new Set<number>() }
  const adoptions = await inTransaction(payload, (req) => prepareAdoptions(req, feed))
  const goneKeys: string[] = []
  const unknown: number[] = []
  let batch: Numbered[] = []
  const flush = async () => {
    const rows = batch
    batch = []
    await inTransaction(payload, async (req) =>
      writeRows(
        req,
        run,
        await judgeBatch(rows, seen, { req, feed, vocabulary, today, adoptions }),
      ),
    )
  }
  let number = 0
  const reading = { feed, words: tableWords(vocabulary.typesByName), mapped, today }
  for await (const row of await read(reading, info, run)) {
    number += 1
    if (row.isGone) goneKeys.push('listing' in row ? row.listing.key : row.key)
    else if ('refused' in row && row.key === '') unknown.push(number)
    batch.push({ ...row, number })
    if (batch.length >= BATCH_SIZE) await flush()
  }
  // Changes only, of which there are none: nothing is to be done.
  if (number === 0 && !info.partial) throw new FeedStopped('empty')
  await flush()
  await inTransaction(payload, async (req) => {
    // Any listing that is not named may be the one whose key cannot be read.
    if (unknown.length > 0 && !info.partial) await noteUnknown(req, run, unknown)
    else await addGone(req, run, feed, info.partial ? goneKeys : undefined)
    await (
      await transactionOf(req)
    ).execute(sql`update feed_runs set partial = ${info.partial} where id = ${run}::uuid`)
  })
}

/** The rows of the runs `u` that tell what was taken off the site without a person in the last day. */
const isGoneByClock = sql`u.unattended and u.created_at > now() - interval '1 day' and r.state = 'gone'`

/**
 * The listings that runs without a person have taken off the site in the last day, and that have not come back. They
 * count towards the share: a source that loses its listings bit by bit has to wait for a person too.
 */
async function goneByClock(req: PayloadRequest, feed: string): Promise<number> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<{ gone: number }>(sql`
    select count(distinct r.key)::int as gone
    from feed_runs u join feed_rows r on r.run = u.id join feed_links l on l.feed = u.feed_id and l.key = r.key and l.gone
    where u.feed_id = ${feed}::uuid and ${isGoneByClock}`)
  return rows[0]?.gone ?? 0
}

async function startRun(payload: Payload, feed: Feed, byClock: boolean): Promise<string> {
  return inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    await markRefused(req, feed.id)
    // Only the newest run can be imported; of older ones only what is gone is still counted.
    await db.execute(sql`
      delete from feed_rows r using feed_runs u where u.id = r.run and u.feed_id = ${feed.id}::uuid and u.state not in ('approved', 'reading') and not coalesce(${isGoneByClock}, false)`)
    await db.execute(sql`
      update feed_runs set state = 'failed', problem = 'outdated', ended_at = now(), updated_at = now() where feed_id = ${feed.id}::uuid and state = 'ready'`)
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into feed_runs (id, feed_id, state, by_clock) values (uuidv7(), ${feed.id}::uuid, 'reading', ${byClock}) returning id`,
    )
    return rows[0]?.id ?? ''
  })
}

async function failRun(req: PayloadRequest, run: string, error: unknown): Promise<void> {
  const { problem, values } =
    error instanceof FeedStopped ? error : { problem: 'broken', values: {} }
  if (!(error instanceof FeedStopped))
    req.payload.logger.error({ msg: 'A feed could not be read', err: error })
  const db = await transactionOf(req)
  await db.execute(sql`
    update feed_runs set state = 'failed', problem = ${problem}, details = ${JSON.stringify(values)}::jsonb, ended_at = now(), updated_at = now() where id = ${run}::uuid`)
  await db.execute(sql`delete from feed_rows where run = ${run}::uuid`)
}

/** A feed whose listings another one has taken would bring them all once more. */
async function refuseReplaced(payload: Payload, feed: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute<{ name: string }>(sql`
    select f.name from feeds f where f.replaces_id = ${feed}::uuid and exists (select from feed_links l where l.feed = f.id) limit 1`)
  if (rows[0]) throw new FeedStopped('replaced', { name: rows[0].name })
}

export type DryRunInput = {
  payload: Payload
  feed: Feed
  read: ReadRows
  byClock?: boolean
  today?: Date
}

/**
 * Performs a dry run: its changes wait for approval, or are approved when the run was scheduled and
 * needs no person.
 */
export async function performDryRun({
  payload,
  feed,
  read,
  byClock = false,
  today = new Date(),
}: DryRunInput): Promise<string> {
  const run = await startRun(payload, feed, byClock)
  try {
    await refuseReplaced(payload, feed.id)
    await compareFeed(payload, run, feed, read, today)
    await inTransaction(payload, async (req) => {
      const { fresh, changed, gone, live } = await countRows(req, run)
      const isEmpty = fresh + changed + gone === 0
      const before = await goneByClock(req, feed.id)
      const isAlone = byClock && !needsApproval(gone + before, live + before, feed.share)
      const state = isEmpty ? 'done' : isAlone ? 'approved' : 'ready'
      const db = await transactionOf(req)
      await db.execute(sql`
        update feed_runs set state = ${state}::enum_feed_runs_state, unattended = ${isAlone}, ended_at = case when ${isEmpty} then now() end, updated_at = now() where id = ${run}::uuid`)
    })
  } catch (error) {
    await inTransaction(payload, (req) => failRun(req, run, error))
  }
  return run
}
