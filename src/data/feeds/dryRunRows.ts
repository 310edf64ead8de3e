import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Feed } from '@/payload-types'
import { transactionOf } from '@/fields/transactionOf'

import { idOf } from '../core/relations'
import type { Row } from './judgeRow'

export async function writeRows(
  req: PayloadRequest,
  run: string,
  rows: readonly Row[],
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into feed_rows (run, number, line, key, state, title, hash, listing, changes, reasons, property, candidates, done)
    select ${run}::uuid, r.number, r.line, r.key, r.state, r.title, r.hash, nullif(r.listing, 'null'::jsonb), r.changes, r.reasons, r.property, r.candidates, r.state in ('unchanged', 'refused')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(number int, line int, key text, state text, title text, hash text, listing jsonb, changes jsonb, reasons jsonb, property uuid, candidates jsonb)`)
}

/**
 * Adds a row for each listing that the feed no longer has; for a partial feed, only for those it
 * names as removed. A listing with errors still counts as present.
 */
async function addGoneRows(
  req: PayloadRequest,
  run: string,
  feed: string,
  namedKeys: readonly string[] | undefined,
): Promise<void> {
  const db = await transactionOf(req)
  const condition = namedKeys
    ? sql`l.key in (select jsonb_array_elements_text(${JSON.stringify(namedKeys)}::jsonb))`
    : sql`not exists (select from feed_rows r where r.run = ${run}::uuid and r.key = l.key)`
  await db.execute(sql`
    insert into feed_rows (run, number, key, state, title)
    select ${run}::uuid, (select coalesce(max(number), 0) from feed_rows where run = ${run}::uuid) + row_number() over (order by l.key),
      l.key, 'gone', coalesce(l.record -> 'title' ->> 'nl', l.key)
    from feed_links l where l.feed = ${feed}::uuid and not l.gone and l.property is not null and ${condition}`)
}

/** Says at rows without a key that nothing is taken for gone because of them. */
export async function noteUnknown(
  req: PayloadRequest,
  run: string,
  numbers: readonly number[],
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update feed_rows set reasons = reasons || '[{"code": "nothingGone"}]'
    where run = ${run}::uuid and number in (select value::int from jsonb_array_elements_text(${JSON.stringify(numbers)}::jsonb))`)
}

/**
 * Adds a row for each property of the source that is replaced which this one does not bring. One that
 * a listing may be is not among them.
 */
async function addReplacedRows(req: PayloadRequest, run: string, replaced: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into feed_rows (run, number, key, state, title, property)
    select ${run}::uuid, (select coalesce(max(number), 0) from feed_rows where run = ${run}::uuid) + row_number() over (order by l.key),
      'was ' || l.key, 'gone', coalesce(l.record -> 'title' ->> 'nl', l.key), l.property
    from feed_links l where l.feed = ${replaced}::uuid and not l.gone and l.property is not null
      and not exists (select from feed_rows r where r.run = ${run}::uuid and (r.property = l.property or r.candidates ? l.property::text))`)
}

/** Adds the rows of what is gone: of this feed, and of the one that it replaces. */
export async function addGone(
  req: PayloadRequest,
  run: string,
  feed: Feed,
  namedKeys: readonly string[] | undefined,
): Promise<void> {
  await addGoneRows(req, run, feed.id, namedKeys)
  const replaced = idOf(feed.replaces)
  if (replaced && !namedKeys) await addReplacedRows(req, run, replaced)
}

type Counts = { gone: number; live: number; fresh: number; changed: number }

export async function countRows(req: PayloadRequest, run: string): Promise<Counts> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Counts>(sql`
    update feed_runs u set (fresh, changed, unchanged, gone, refused, live) = (
      select count(*) filter (where state = 'fresh'), count(*) filter (where state = 'changed'), count(*) filter (where state = 'unchanged'),
        count(*) filter (where state = 'gone'), count(*) filter (where state = 'refused'),
        (select count(*) from feed_links l where (l.feed = u.feed_id or l.feed = (select f.replaces_id from feeds f where f.id = u.feed_id)) and not l.gone and l.property is not null)
      from feed_rows r where r.run = u.id)
    where u.id = ${run}::uuid returning gone::int, live::int, fresh::int, changed::int`)
  return rows[0] ?? { gone: 0, live: 0, fresh: 0, changed: 0 }
}
