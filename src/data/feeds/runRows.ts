import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Listing } from '@/domain/feeds/listing'
import type { Reason } from '@/domain/feeds/reasons'
import type { Compliance } from '@/domain/legal/compliance'
import { transactionOf } from '@/fields/transactionOf'
import type { Feed } from '@/payload-types'

import { idOf } from '../core/relations'

import { lockProperties } from './lockProperties'
import type { OfferChange } from './offer'
import { nothing, type FeedRecord } from './records'

/** The listings that are imported in one transaction. */
const BATCH_SIZE = 500

export type Row = {
  number: number
  key: string
  state: 'fresh' | 'changed' | 'gone'
  hash: string | null
  listing: Listing | null
  property: string | null
  version: string | null
  record: FeedRecord | null
  isEdited: boolean
}
/** A row with what its property becomes. */
export type Planned = Omit<Row, 'record'> & {
  before: FeedRecord | null
  after: FeedRecord
  compliance: Compliance | null
  offer: OfferChange
}
export type Task = { req: PayloadRequest; run: string; feed: Feed; today: Date }

/** The rows of a run that come next, each with the property that it has, and what its feed last brought of it. */
const nextOf = (run: string) => sql`
  from feed_rows r join feed_runs u on u.id = r.run join feeds f on f.id = u.feed_id
    left join lateral (
      select own.property, own.version, own.record from feed_links own where own.feed = f.id and own.key = r.key
      union all
      select p.id, other.version, coalesce(other.record, ${JSON.stringify(nothing)}::jsonb)
      from properties p left join feed_links other on other.feed = f.replaces_id and other.property = p.id
      where p.id = r.property and not exists (select from feed_links own where own.feed = f.id and own.key = r.key)) l on true
  where r.run = ${run}::uuid and not r.done order by r.number limit ${BATCH_SIZE}`

/**
 * Reads the next rows of an approved run and locks the run, so that no two processes import the
 * same rows. Whether staff edited a property is asked once it is locked: they may be saving it.
 */
export async function nextRows({ req, run }: Task): Promise<Row[]> {
  const db = await transactionOf(req)
  const { rows: runs } = await db.execute(
    sql`select 1 from feed_runs where id = ${run}::uuid and state = 'approved' for update`,
  )
  if (runs.length === 0) return []
  await lockProperties(req, sql`select l.property ${nextOf(run)}`)
  const { rows } = await db.execute<Row>(sql`
    select r.number, r.key, r.state, r.hash, r.listing, l.property, l.version, l.record,
      l.property is not null and coalesce(
        (select v.id from _properties_v v where v.parent_id = l.property and v.latest order by v.created_at desc limit 1) is distinct from l.version, true) as "isEdited"
    ${nextOf(run)}`)
  return rows
}

export type Done = {
  number: number
  key?: string
  reasons?: Reason[] | undefined
  refused?: boolean
}

export async function markRows({ req, run }: Task, done: readonly Done[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update feed_rows r set done = true, state = case when d.refused then 'refused' else r.state end, reasons = r.reasons || coalesce(d.reasons, '[]')
    from jsonb_to_recordset(${JSON.stringify(done)}::jsonb) as d(number int, reasons jsonb, refused boolean) where r.run = ${run}::uuid and r.number = d.number`)
  const refused = done.filter((one) => one.refused).length
  await db.execute(sql`
    update feed_runs set taken = taken + ${done.length - refused}, refused = refused + ${refused}, updated_at = now() where id = ${run}::uuid`)
}

type Linked = {
  key: string
  property: string
  version: string | null
  hash: string
  record: FeedRecord
  gone: boolean
}

export async function saveLinks({ req, feed }: Task, links: readonly Linked[]): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    insert into feed_links (feed, key, property, version, hash, record, gone)
    select ${feed.id}::uuid, key, property, version, hash, record, gone
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(key text, property uuid, version uuid, hash text, record jsonb, gone boolean)
    on conflict (feed, key) do update set property = excluded.property, version = excluded.version, hash = excluded.hash, record = excluded.record, gone = excluded.gone`)
  const replaced = idOf(feed.replaces)
  // What this feed has taken over is no longer that of the feed it replaces, which is not read again.
  if (replaced) {
    await db.execute(sql`
      delete from feed_links l using jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(property uuid) where l.feed = ${replaced}::uuid and l.property = r.property`)
    await db.execute(
      sql`update feeds set schedule = 'none', next_at = null where id = ${replaced}::uuid and next_at is not null`,
    )
  }
}
