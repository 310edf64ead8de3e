import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { reasonOf } from '@/data/properties/refused'
import type { Listing } from '@/domain/feeds/listing'
import type { Reason } from '@/domain/feeds/reasons'
import type { Standing } from '@/domain/legal/standing'
import { transactionOf } from '@/fields/transactionOf'
import type { Feed } from '@/payload-types'

import { inStep } from './inStep'
import type { FeedRecord } from './records'
import { addPlaces, resolve, whatIsKnown, type Known } from './resolve'
import { updateTouched } from './touched'
import { announce, writeListings, type Writing } from './write'

/** So many listings stand or fall together. */
const AT_ONCE = 500

type Row = {
  number: number
  key: string
  state: 'fresh' | 'changed' | 'gone'
  hash: string | null
  listing: Listing | null
  property: string | null
  version: string | null
  record: FeedRecord | null
  isTouched: boolean
}
type Task = { req: PayloadRequest; run: string; feed: Feed; today: Date }
type Planned = Omit<Row, 'record'> & { before: FeedRecord | null; after: FeedRecord; standing: Standing | null }

/** What is next of this run. Its row is held, so that two never take over the same. */
async function nextRows({ req, run }: Task): Promise<Row[]> {
  const db = await transactionOf(req)
  const { rows: runs } = await db.execute(sql`select 1 from feed_runs where id = ${run}::uuid and state = 'approved' for update`)
  if (runs.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select r.number, r.key, r.state, r.hash, r.listing, l.property, l.version, l.record,
      l.property is not null and coalesce(
        (select v.id from _properties_v v where v.parent_id = l.property and v.latest order by v.created_at desc limit 1) is distinct from l.version, true) as "isTouched"
    from feed_rows r join feed_runs u on u.id = r.run left join feed_links l on l.feed = u.feed_id and l.key = r.key
    where r.run = ${run}::uuid and not r.done order by r.number limit ${AT_ONCE}`)
  return rows
}

type Done = { number: number; key?: string; reasons?: Reason[] | undefined; refused?: boolean }

async function markDone({ req, run }: Task, done: readonly Done[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update feed_rows r set done = true, state = case when d.refused then 'refused' else r.state end, reasons = r.reasons || coalesce(d.reasons, '[]')
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as d(number int, reasons jsonb, refused boolean) where r.run = ${run}::uuid and r.number = d.number`)
  const refused = done.filter((one) => one.refused).length
  await db.execute(sql`
    update feed_runs set taken = taken + ${done.length - refused}, refused = refused + ${refused}, updated_at = now() where id = ${run}::uuid`)
}

type Linked = { key: string; property: string; version: string | null; hash: string; record: FeedRecord; gone: boolean }

async function link({ req, feed }: Task, links: readonly Linked[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into feed_links (feed, key, property, version, hash, record, gone)
    select ${feed.id}::uuid, key, property, version, hash, record, gone
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(key text, property uuid, version uuid, hash text, record jsonb, gone boolean)
    on conflict (feed, key) do update set property = excluded.property, version = excluded.version, hash = excluded.hash, record = excluded.record, gone = excluded.gone`)
}

/** A listing that the feed has no more is off the market, unless somebody knows better what became of it. */
const withdrawn = (record: FeedRecord): FeedRecord => ({ ...record, facts: { ...record.facts, status: 'inactive' } })

async function planned({ req, today }: Task, rows: readonly Row[], known: Known): Promise<{ plans: Planned[]; known: Known; lost: Done[] }> {
  const listings = rows.flatMap(({ listing }) => (listing ? [listing] : []))
  const isMore = await addPlaces(
    req,
    listings.map(({ place }) => place),
    known,
  )
  const now = isMore ? await whatIsKnown(req) : known
  const plans: Planned[] = []
  const lost: Done[] = []
  for (const { record: before, ...row } of rows) {
    if (before && !row.property) lost.push({ number: row.number, refused: true, reasons: [{ code: 'removedByHand' }] })
    else if (row.listing) {
      const found = resolve(row.listing, now, today, before)
      if ('refused' in found) lost.push({ number: row.number, refused: true, reasons: [found.refused] })
      else plans.push({ ...row, before, after: found.record, standing: found.standing })
    } else if (before) plans.push({ ...row, before, after: withdrawn(before), standing: null })
    else lost.push({ number: row.number })
  }
  return { plans, known: now, lost }
}

/** New listings, and those that only their feed has changed: by the set. */
async function takeOver(task: Task, rows: readonly Planned[]): Promise<void> {
  const db = await transactionOf(task.req)
  const { rows: ids } = await db.execute<{ property: string; version: string }>(
    sql`select uuidv7() as property, uuidv7() as version from generate_series(1, ${rows.length})`,
  )
  const writings = rows.flatMap((row, at): (Writing & { row: Planned })[] => {
    const { after: record, standing } = row
    const fresh = ids[at]
    return fresh ? [{ row, property: row.property ?? fresh.property, version: fresh.version, record, isNew: row.property === null, standing }] : []
  })
  await writeListings(task.req, task.feed, writings)
  await link(
    task,
    writings.map(({ row, property, version, record }) => ({ key: row.key, property, version, hash: row.hash ?? '', record, gone: row.state === 'gone' })),
  )
}

/** One that somebody edited: by itself, so that its refusal holds up no other. */
async function takeOverTouched(payload: Payload, run: string, feed: Feed, today: Date, row: Planned): Promise<void> {
  const { property, before } = row
  if (!property || !before) return
  try {
    await inStep(payload, async (req) => {
      const task = { req, run, feed, today }
      const kept = await updateTouched(req, property, before, row.after)
      if (kept === 'unsavedDraft') return markDone(task, [{ number: row.number, refused: true, reasons: [{ code: 'unsavedDraft' }] }])
      await link(task, [{ key: row.key, property, version: row.version, hash: row.hash ?? '', record: row.after, gone: row.state === 'gone' }])
      await announce(req, [property])
      await markDone(task, [{ number: row.number }])
    })
  } catch (error) {
    await inStep(payload, async (req) => {
      const text = reasonOf(error, req)
      await markDone({ req, run, feed, today }, [{ number: row.number, refused: true, reasons: [{ code: 'notSaved', text }] }])
    })
  }
}

type Step = { isOver: boolean; touched: Planned[]; known: Known }

const takeStep = (payload: Payload, run: string, feed: Feed, today: Date, before: Known | undefined): Promise<Step> =>
  inStep(payload, async (req) => {
    const task = { req, run, feed, today }
    const rows = await nextRows(task)
    const { plans, known, lost } = await planned(task, rows, before ?? (await whatIsKnown(req)))
    const touched = plans.filter((row) => row.isTouched && row.before !== null)
    const plain = plans.filter((row) => !touched.includes(row))
    await takeOver(task, plain)
    if (rows.length > 0) await markDone(task, [...plain.map(({ number }) => ({ number })), ...lost])
    return { isOver: rows.length === 0, touched, known }
  })

/** Takes over what a run has found, step by step. Broken off at any point, it goes on where it stood. */
export async function applyRun(payload: Payload, run: string, feed: Feed, today = new Date()): Promise<void> {
  let known: Known | undefined
  for (let isOver = false; !isOver;) {
    const step = await takeStep(payload, run, feed, today, known)
    for (const row of step.touched) await takeOverTouched(payload, run, feed, today, row)
    known = step.known
    isOver = step.isOver
  }
  await inStep(payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(sql`update feed_runs set state = 'done', ended_at = now(), updated_at = now() where id = ${run}::uuid and state = 'approved'`)
  })
}
