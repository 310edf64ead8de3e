import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Feed } from '@/payload-types'
import type { RowState } from '@/domain/feeds/formats'
import type { Listing } from '@/domain/feeds/listing'
import type { Reason } from '@/domain/feeds/reasons'
import { transactionOf } from '@/fields/transactionOf'

import { findKeptFields } from './editedByStaff'
import type { ReadRow } from './readFeed'
import { changesBetween, hashOf, type FeedRecord } from './records'
import { resolve } from './resolve'
import type { Vocabulary } from './vocabulary'

type Link = {
  key: string
  hash: string
  property: string | null
  record: FeedRecord | null
  gone: boolean
  isEdited: boolean
}

export type Row = {
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

type Judgement = { req: PayloadRequest; feed: Feed; vocabulary: Vocabulary; today: Date }

/** Reads what was imported of these listings before; the record only where the feed now differs. */
async function findLinks(
  req: PayloadRequest,
  feed: string,
  listings: readonly { key: string; hash: string }[],
): Promise<Map<string, Link>> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<Link>(sql`
    select l.key, l.hash, l.property, l.gone, case when l.hash <> r.hash or l.gone then l.record end as record,
      l.hash <> r.hash and l.property is not null and coalesce(
        (select v.id from _properties_v v where v.parent_id = l.property and v.latest order by v.created_at desc limit 1) is distinct from l.version, true) as "isEdited"
    from feed_links l join jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as r(key text, hash text) on r.key = l.key
    where l.feed = ${feed}::uuid`)
  return new Map(rows.map((link) => [link.key, link]))
}

export type Numbered = ReadRow & { number: number }
type RowBase = Pick<Row, 'number' | 'line' | 'key'>

const refusedRow = (rowBase: RowBase, reason: Reason, title = ''): Row => ({
  ...rowBase,
  state: 'refused',
  title,
  hash: null,
  listing: null,
  changes: [],
  reasons: [reason],
})

async function rowOf(
  rowBase: RowBase,
  listing: Listing,
  hash: string,
  link: Link | undefined,
  notes: Reason[],
  { req, vocabulary, today }: Judgement,
): Promise<Row> {
  if (link && !link.property)
    return refusedRow(rowBase, { code: 'removedByHand' }, listing.title.nl)
  if (link && link.hash === hash && !link.gone)
    return {
      ...rowBase,
      state: 'unchanged',
      title: '',
      hash,
      listing: null,
      changes: [],
      reasons: [],
    }
  const resolved = resolve(listing, vocabulary, today, link?.record ?? null)
  if ('refused' in resolved) return refusedRow(rowBase, resolved.refused, listing.title.nl)
  // What was not taken over comes after what staff have to act on.
  const reasons = [...notes, ...resolved.notes].toSorted(
    (a, b) => Number(a.code === 'unread') - Number(b.code === 'unread'),
  )
  const row = { ...rowBase, title: resolved.record.title.nl ?? listing.key, hash, listing, reasons }
  if (!link?.record || !link.property) return { ...row, state: 'fresh', changes: [] }
  const changes = changesBetween(link.record, resolved.record)
  if (!link.isEdited) return { ...row, state: 'changed', changes }
  const keptFields = await findKeptFields(req, link.property, link.record, resolved.record)
  if (keptFields === 'unsavedDraft') return refusedRow(rowBase, { code: 'unsavedDraft' }, row.title)
  return {
    ...row,
    state: 'changed',
    changes,
    reasons: keptFields.length > 0 ? [...reasons, { code: 'kept', facts: keptFields }] : reasons,
  }
}

export async function judgeBatch(
  batch: readonly Numbered[],
  seenKeys: Set<string>,
  judgement: Judgement,
): Promise<Row[]> {
  const { req, feed } = judgement
  const hashes = new Map(
    batch.flatMap((row) =>
      'listing' in row ? [[row.number, hashOf(row.listing, feed.publish === true)] as const] : [],
    ),
  )
  const links = await findLinks(
    req,
    feed.id,
    batch.flatMap((row) =>
      'listing' in row ? [{ key: row.listing.key, hash: hashes.get(row.number) ?? '' }] : [],
    ),
  )
  const rows: Row[] = []
  for (const row of batch) {
    const key = 'listing' in row ? row.listing.key : row.key
    const rowBase = { number: row.number, line: row.line, key }
    if (key && seenKeys.has(key))
      rows.push(refusedRow({ ...rowBase, key: '' }, { code: 'twice', text: key }))
    else if (row.isGone) continue
    else if ('refused' in row) rows.push(refusedRow(rowBase, row.refused))
    else
      rows.push(
        await rowOf(
          rowBase,
          row.listing,
          hashes.get(row.number) ?? '',
          links.get(key),
          row.notes,
          judgement,
        ),
      )
    if (key) seenKeys.add(key)
  }
  return rows
}
