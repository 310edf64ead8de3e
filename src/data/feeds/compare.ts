import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Feed } from '@/payload-types'
import type { RowState } from '@/domain/feeds/formats'
import type { Listing } from '@/domain/feeds/listing'
import { quietNotes, type Reason, type RowNote } from '@/domain/feeds/reasons'
import { transactionOf } from '@/fields/transactionOf'

import type { Adoption, Adoptions } from './adopt'
import { findKeptFields } from './editedByStaff'
import type { ReadRow } from './reading'
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
  /** A property of another source, which this listing is. */
  property?: string
  /** The properties that it could be: somebody has to say which. */
  candidates?: string[]
}

type Judgement = {
  req: PayloadRequest
  feed: Feed
  vocabulary: Vocabulary
  today: Date
  adoptions: Adoptions
}

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

/** A type that the agency does not have is told by the word of the feed, which staff can map. */
const withTypeName = (reason: Reason, typeName: string): Reason =>
  reason.code === 'noType' && typeName
    ? { ...reason, text: typeName, words: [{ kind: 'type', word: typeName }] }
    : reason

async function rowOf(
  rowBase: RowBase,
  listing: Listing,
  hash: string,
  link: Link | undefined,
  { notes, typeName }: { notes: Reason<RowNote>[]; typeName: string },
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
  if ('refused' in resolved)
    return refusedRow(rowBase, withTypeName(resolved.refused, typeName), listing.title.nl)
  // What was guessed or not taken over comes after what staff have to act on.
  const reasons = [...notes, ...resolved.notes].toSorted(
    (a, b) => Number(quietNotes.includes(a.code)) - Number(quietNotes.includes(b.code)),
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

/** The row of a listing that another source has brought, or may have. */
async function adoptedRow(
  adoption: NonNullable<Adoption>,
  rowBase: RowBase,
  listing: Listing,
  hash: string,
  read: { notes: Reason<RowNote>[]; typeName: string },
  judgement: Judgement,
): Promise<Row> {
  const { text } = adoption
  if ('candidates' in adoption)
    return {
      ...refusedRow(rowBase, { code: 'unsure', text }, listing.title.nl),
      candidates: adoption.candidates,
    }
  const { link } = adoption
  const row = await rowOf(rowBase, listing, hash, link, read, judgement)
  const reasons: Reason[] = [{ code: 'adopted', text }, ...row.reasons]
  return { ...row, reasons, property: link.property }
}

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
