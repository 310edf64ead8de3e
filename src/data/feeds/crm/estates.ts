import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import { finalRefusals } from '@/domain/feeds/reasons'
import { storable } from '@/domain/feeds/storable'
import { transactionOf } from '@/fields/transactionOf'

export type EstateEvent = { key: string; isDeleted: boolean; at: Date }

/**
 * Notes that a CRM has changed an estate. An event that is older than what is known, or the same,
 * changes nothing: it was sent twice, or arrives late. Of two at the same moment the deletion counts,
 * in whatever order they come: a home that is withdrawn must not stay. Returns whether there is
 * something to read.
 */
export async function noteEvent(
  req: PayloadRequest,
  feed: string,
  { key, isDeleted, at }: EstateEvent,
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into crm_estates (feed, key, deleted, happened_at) values (${feed}::uuid, ${key}, ${isDeleted}, ${at.toISOString()}::timestamptz)
    on conflict (feed, key) do update set deleted = excluded.deleted, happened_at = excluded.happened_at, noted_at = now(), seq = nextval('crm_estate_seq')
      where crm_estates.happened_at < excluded.happened_at
        or (crm_estates.happened_at = excluded.happened_at and excluded.deleted and not crm_estates.deleted)
    returning key`)
  return rows.length > 0
}

/** Those that are not found are asked for again by a rule of their own. */
const unchanging = JSON.stringify([...finalRefusals, 'notFound'])

/**
 * Has what the last run of a feed refused read again, until it can be imported: staff publish a draft, or map a word.
 * What another reading does not change is left out. The units of a project have its line. To be called while the rows
 * of that run are there.
 */
export async function markRefused(req: PayloadRequest, feed: string): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update crm_estates e set run_seq = 0
    where e.feed = ${feed}::uuid and exists (
      select from feed_rows own join feed_rows r on r.run = own.run and r.line = own.line
      where own.run = e.run and own.key = e.key and r.state = 'refused' and not exists (
        select from jsonb_array_elements(r.reasons) reason where reason ->> 'code' in (select jsonb_array_elements_text(${unchanging}::jsonb))))`)
}

/** Has all estates that are there asked for again. */
export async function markAll(payload: Payload, feed: string): Promise<void> {
  await payload.db.drizzle.execute(
    sql`update crm_estates set seq = nextval('crm_estate_seq') where feed = ${feed}::uuid and not deleted`,
  )
}

export type Pending = {
  key: string
  seq: string
  isDeleted: boolean
  /** The answer for this change is stored. */
  isKnown: boolean
  record: unknown
  /** The keys of the units that its last answer had, whatever has changed since. */
  units: string[]
}

/** The CRM did not find the estate when it was asked for this change. */
const isNotFound = sql`(e.record_seq = e.seq and e.record = 'null'::jsonb)`
/**
 * Estates that the CRM told of in the last day and did not find: a message can be ahead of what it
 * tells, and a fault can last an hour. Each run asks for them again.
 */
const isAskedAgain = sql`(not e.deleted and ${isNotFound} and e.noted_at > now() - interval '1 day')`

/** The units of the last answer about a project. */
const UNITS = sql.raw(`(
  select coalesce(jsonb_agg(unit ->> 'id'), '[]')
  from jsonb_array_elements(case jsonb_typeof(e.record -> 'properties') when 'array' then e.record -> 'properties' else '[]' end) unit)`)

/** Estates that were withdrawn and are still on the site, by themselves or with units of which the CRM does not tell. */
const isStillLive = (feed: string) => sql`(e.deleted and e.key in (
  select unnest(array[l.key, case when own.key is null then l.record ->> 'project' end])
  from feed_links l left join crm_estates own on own.feed = l.feed and own.key = l.key and not own.deleted
  where l.feed = ${feed}::uuid and not l.gone and l.property is not null))`

/** Returns the next estates that an import lacks, and notes that this run has them. */
export async function nextEstates(
  payload: Payload,
  feed: string,
  run: string,
  after: string,
  limit: number,
): Promise<Pending[]> {
  const { rows } = await payload.db.drizzle.execute<Pending>(sql`
    with waiting as (
      select e.key from crm_estates e left join feed_runs u on u.id = e.run
      where e.feed = ${feed}::uuid and e.key collate "C" > ${after}
        and (${isAskedAgain} or ${isStillLive(feed)} or e.seq > case when u.state = 'done' then greatest(e.run_seq, e.done_seq) else e.done_seq end)
      order by e.key collate "C" limit ${limit})
    update crm_estates e set
      done_seq = case when (select u.state from feed_runs u where u.id = e.run) = 'done' and not ${isNotFound} then greatest(e.run_seq, e.done_seq) else e.done_seq end,
      run = ${run}::uuid, run_seq = e.seq
    from waiting w where e.feed = ${feed}::uuid and e.key = w.key
    returning e.key, e.seq::text as seq, e.deleted as "isDeleted", e.record_seq = e.seq and e.record <> 'null'::jsonb as "isKnown", case when e.record_seq = e.seq then e.record end as record,
      ${UNITS} as units`)
  return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/** Says whether a CRM has not found estates of which it told lately. */
export const hasNotFound = (feed: string) =>
  sql`exists (select from crm_estates e where e.feed = ${feed}::uuid and ${isAskedAgain})`

/** Stores what a CRM answered, unless the estate has changed again meanwhile. */
export async function storeAnswers(
  payload: Payload,
  feed: string,
  estates: readonly Pending[],
  answers: ReadonlyMap<string, unknown>,
): Promise<void> {
  if (answers.size === 0) return
  const rows = estates.flatMap(({ key, seq }) =>
    answers.has(key) ? [{ key, seq, record: answers.get(key) ?? null }] : [],
  )
  await payload.db.drizzle.execute(sql`
    update crm_estates e set record = r.record, record_seq = r.seq
    from jsonb_to_recordset(${JSON.stringify(storable(rows))}::jsonb) as r(key text, seq bigint, record jsonb)
    where e.feed = ${feed}::uuid and e.key = r.key and e.seq = r.seq`)
}
