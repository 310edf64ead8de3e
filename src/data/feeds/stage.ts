import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import type { Feed } from '@/payload-types'
import { needsPerson, type RowState } from '@/domain/feeds/formats'
import type { Listing } from '@/domain/feeds/listing'
import { FeedStopped, type Reason } from '@/domain/feeds/reasons'
import { plainly } from '@/domain/feeds/table'
import { transactionOf } from '@/fields/transactionOf'

import type { Bytes } from './decode'
import { inStep } from './inStep'
import { readFeed, type ReadRow } from './readFeed'
import { changesBetween, hashOf, type FeedRecord } from './records'
import { resolve, whatIsKnown, type Known } from './resolve'
import { tableWords } from './tableWords'
import { keptByHand } from './touched'

/** So many listings are compared and written down at a time. */
const AT_ONCE = 500

type Link = { key: string; hash: string; property: string | null; record: FeedRecord | null; gone: boolean; isTouched: boolean }

type Row = {
  number: number
  line: number | null
  key: string
  state: RowState
  title: string
  hash: string | null
  listing: Listing | null
  changes: string[]
  reasons: Reason[]
}

type Judgement = { req: PayloadRequest; feed: Feed; known: Known; today: Date }

/** What was taken over before of these listings; the whole of it only where the feed now says something else. */
async function linksOf(req: PayloadRequest, feed: string, asked: readonly { key: string; hash: string }[]): Promise<Map<string, Link>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Link>(sql`
    select l.key, l.hash, l.property, l.gone, case when l.hash <> r.hash or l.gone then l.record end as record,
      l.hash <> r.hash and l.property is not null and coalesce(
        (select v.id from _properties_v v where v.parent_id = l.property and v.latest order by v.created_at desc limit 1) is distinct from l.version, true) as "isTouched"
    from feed_links l join jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(key text, hash text) on r.key = l.key
    where l.feed = ${feed}::uuid`)
  return new Map(rows.map((link) => [link.key, link]))
}

type Numbered = ReadRow & { number: number }
type Base = Pick<Row, 'number' | 'line' | 'key'>

const refused = (base: Base, reason: Reason, title = ''): Row => ({
  ...base,
  state: 'refused',
  title,
  hash: null,
  listing: null,
  changes: [],
  reasons: [reason],
})

async function rowOf(base: Base, listing: Listing, hash: string, link: Link | undefined, notes: Reason[], { req, known, today }: Judgement): Promise<Row> {
  if (link && !link.property) return refused(base, { code: 'removedByHand' }, listing.title.nl)
  if (link && link.hash === hash && !link.gone) return { ...base, state: 'unchanged', title: '', hash, listing: null, changes: [], reasons: [] }
  const found = resolve(listing, known, today, link?.record ?? null)
  if ('refused' in found) return refused(base, found.refused, listing.title.nl)
  const reasons = [...notes, ...found.notes]
  const row = { ...base, title: found.record.title.nl ?? listing.key, hash, listing, reasons }
  if (!link?.record || !link.property) return { ...row, state: 'fresh', changes: [] }
  const changes = changesBetween(link.record, found.record)
  if (!link.isTouched) return { ...row, state: 'changed', changes }
  const kept = await keptByHand(req, link.property, link.record, found.record)
  if (kept === 'unsavedDraft') return refused(base, { code: 'unsavedDraft' }, row.title)
  return { ...row, state: 'changed', changes, reasons: kept.length > 0 ? [...reasons, { code: 'kept', facts: kept }] : reasons }
}

async function judgeBatch(batch: readonly Numbered[], seen: Set<string>, judgement: Judgement): Promise<Row[]> {
  const { req, feed } = judgement
  const hashes = new Map(batch.flatMap((row) => ('listing' in row ? [[row.number, hashOf(row.listing, feed.publish === true)] as const] : [])))
  const links = await linksOf(
    req,
    feed.id,
    batch.flatMap((row) => ('listing' in row ? [{ key: row.listing.key, hash: hashes.get(row.number) ?? '' }] : [])),
  )
  const rows: Row[] = []
  for (const row of batch) {
    const key = 'listing' in row ? row.listing.key : row.key
    const base = { number: row.number, line: row.line, key }
    if (key && seen.has(key)) rows.push(refused({ ...base, key: '' }, { code: 'twice', text: key }))
    else if (row.isGone) continue
    else if ('refused' in row) rows.push(refused(base, row.refused))
    else rows.push(await rowOf(base, row.listing, hashes.get(row.number) ?? '', links.get(key), row.notes, judgement))
    if (key) seen.add(key)
  }
  return rows
}

async function write(req: PayloadRequest, run: string, rows: readonly Row[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into feed_rows (run, number, line, key, state, title, hash, listing, changes, reasons, done)
    select ${run}::uuid, r.number, r.line, r.key, r.state, r.title, r.hash, nullif(r.listing, 'null'::jsonb), r.changes, r.reasons, r.state in ('unchanged', 'refused')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(number int, line int, key text, state text, title text, hash text, listing jsonb, changes jsonb, reasons jsonb)`)
}

/** What the feed had and has no more; of a part, only what it says is gone. A listing it tells wrongly is there. */
async function findGone(req: PayloadRequest, run: string, feed: string, named: readonly string[] | undefined): Promise<void> {
  const db = await transactionOf(req)
  const which = named
    ? sql`l.key in (select jsonb_array_elements_text(${JSON.stringify(named)}::jsonb))`
    : sql`not exists (select from feed_rows r where r.run = ${run}::uuid and r.key = l.key)`
  await db.execute(sql`
    insert into feed_rows (run, number, key, state, title)
    select ${run}::uuid, (select coalesce(max(number), 0) from feed_rows where run = ${run}::uuid) + row_number() over (order by l.key),
      l.key, 'gone', coalesce(l.record -> 'title' ->> 'nl', l.key)
    from feed_links l where l.feed = ${feed}::uuid and not l.gone and l.property is not null and ${which}`)
}

const columnsFor = (feed: Feed) => new Map((feed.columns ?? []).map(({ heading, column }) => [plainly(heading), column] as const))

/** Reads the whole feed and writes down what it would change. Nothing of the catalogue is touched. */
async function stage(payload: Payload, run: string, feed: Feed, bytes: Bytes, today: Date): Promise<void> {
  const known = await inStep(payload, (req) => whatIsKnown(req))
  const info = { partial: false }
  const seen = new Set<string>()
  const gone: string[] = []
  let batch: Numbered[] = []
  const flush = async () => {
    const part = batch
    batch = []
    await inStep(payload, async (req) => write(req, run, await judgeBatch(part, seen, { req, feed, known, today })))
  }
  let number = 0
  for await (const row of readFeed(bytes, { format: feed.format, words: tableWords(known.typesByName), columns: columnsFor(feed), today }, info)) {
    number += 1
    if (row.isGone) gone.push('listing' in row ? row.listing.key : row.key)
    batch.push({ ...row, number })
    if (batch.length >= AT_ONCE) await flush()
  }
  if (number === 0) throw new FeedStopped('empty')
  await flush()
  await inStep(payload, async (req) => {
    await findGone(req, run, feed.id, info.partial ? gone : undefined)
    await (await transactionOf(req)).execute(sql`update feed_runs set partial = ${info.partial} where id = ${run}::uuid`)
  })
}

type Counts = { gone: number; live: number; fresh: number; changed: number }

async function count(req: PayloadRequest, run: string): Promise<Counts> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Counts>(sql`
    update feed_runs u set (fresh, changed, unchanged, gone, refused, live) = (
      select count(*) filter (where state = 'fresh'), count(*) filter (where state = 'changed'), count(*) filter (where state = 'unchanged'),
        count(*) filter (where state = 'gone'), count(*) filter (where state = 'refused'),
        (select count(*) from feed_links l where l.feed = u.feed_id and not l.gone and l.property is not null)
      from feed_rows r where r.run = u.id)
    where u.id = ${run}::uuid returning gone::int, live::int, fresh::int, changed::int`)
  return rows[0] ?? { gone: 0, live: 0, fresh: 0, changed: 0 }
}

async function begin(payload: Payload, feed: Feed, byClock: boolean): Promise<string> {
  return inStep(payload, async (req) => {
    const db = await transactionOf(req)
    // Only the newest reading can be taken over; what was never taken over is of no use any more.
    await db.execute(sql`
      delete from feed_rows r using feed_runs u where u.id = r.run and u.feed_id = ${feed.id}::uuid and u.state not in ('approved', 'reading')`)
    await db.execute(sql`
      update feed_runs set state = 'failed', problem = 'outdated', ended_at = now(), updated_at = now() where feed_id = ${feed.id}::uuid and state = 'ready'`)
    const { rows } = await db.execute<{ id: string }>(
      sql`insert into feed_runs (id, feed_id, state, by_clock) values (uuidv7(), ${feed.id}::uuid, 'reading', ${byClock}) returning id`,
    )
    return rows[0]?.id ?? ''
  })
}

async function stop(req: PayloadRequest, run: string, error: unknown): Promise<void> {
  const { problem, values } = error instanceof FeedStopped ? error : { problem: 'broken', values: {} }
  if (!(error instanceof FeedStopped)) req.payload.logger.error({ msg: 'A feed could not be read', err: error })
  const db = await transactionOf(req)
  await db.execute(sql`
    update feed_runs set state = 'failed', problem = ${problem}, details = ${JSON.stringify(values)}::jsonb, ended_at = now(), updated_at = now() where id = ${run}::uuid`)
  await db.execute(sql`delete from feed_rows where run = ${run}::uuid`)
}

export type Ask = { payload: Payload; feed: Feed; open: () => Promise<Bytes>; byClock?: boolean; today?: Date }

/** A reading of a feed: what it would change stands ready for a person, or is approved when it may go on by itself. */
export async function readRun({ payload, feed, open, byClock = false, today = new Date() }: Ask): Promise<string> {
  const run = await begin(payload, feed, byClock)
  try {
    await stage(payload, run, feed, await open(), today)
    await inStep(payload, async (req) => {
      const { fresh, changed, gone, live } = await count(req, run)
      const isNothing = fresh + changed + gone === 0
      const state = isNothing ? 'done' : byClock && !needsPerson(gone, live, feed.share) ? 'approved' : 'ready'
      const db = await transactionOf(req)
      await db.execute(sql`
        update feed_runs set state = ${state}::enum_feed_runs_state, ended_at = case when ${isNothing} then now() end, updated_at = now() where id = ${run}::uuid`)
    })
  } catch (error) {
    await inStep(payload, (req) => stop(req, run, error))
  }
  return run
}
