import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { transactionOf } from '@/fields/transactionOf'

import { adoptedRow, type Judgement, type Link, refusedRow, type Row, rowOf } from './judgeRow'
import type { ReadRow } from './reading'
import { hashOf } from './records'

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

/** Notes new listings whose reference another one has: they get the next free one. */
async function noteTakenReferences(
  req: PayloadRequest,
  rows: readonly Row[],
  seenReferences: Set<number>,
): Promise<void> {
  const wanted = rows.flatMap((row) => {
    const reference = row.state === 'fresh' ? row.listing?.facts.reference : undefined
    return typeof reference === 'number' ? [{ row, reference }] : []
  })
  if (wanted.length === 0) return
  const db = await transactionOf(req)
  const { rows: taken } = await db.execute<{ reference: number }>(sql`
    select reference::int as reference from properties where reference in
      (select value::numeric from jsonb_array_elements_text(${JSON.stringify(wanted.map(({ reference }) => reference))}::jsonb))`)
  for (const { reference } of taken) seenReferences.add(reference)
  for (const { row, reference } of wanted) {
    if (seenReferences.has(reference))
      row.reasons.unshift({ code: 'otherReference', text: String(reference) })
    seenReferences.add(reference)
  }
}

/** What a run has read so far, to find listings that come twice. */
export type Seen = { keys: Set<string>; references: Set<number> }

export async function judgeBatch(
  batch: readonly Numbered[],
  { keys: seenKeys, references }: Seen,
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
    else {
      const { listing } = row
      const hash = hashes.get(row.number) ?? ''
      const link = links.get(key)
      const adoption = link ? undefined : judgement.adoptions.find(listing)
      rows.push(
        adoption
          ? await adoptedRow(adoption, rowBase, listing, hash, row, judgement)
          : await rowOf(rowBase, listing, hash, link, row, judgement),
      )
    }
    if (key) seenKeys.add(key)
  }
  await noteTakenReferences(req, rows, references)
  return rows
}
