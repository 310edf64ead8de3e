import type { PayloadRequest } from 'payload'

import type { Feed } from '@/payload-types'
import type { RowState } from '@/domain/feeds/formats'
import type { Listing } from '@/domain/feeds/listing'
import { quietNotes, type Reason, type RowNote } from '@/domain/feeds/reasons'

import type { Adoption, Adoptions } from './adopt'
import { findKeptFields } from './editedByStaff'
import { changesBetween, type FeedRecord } from './records'
import { resolve } from './resolve'
import type { Vocabulary } from './vocabulary'

export type Link = {
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

export type Judgement = {
  req: PayloadRequest
  feed: Feed
  vocabulary: Vocabulary
  today: Date
  adoptions: Adoptions
}

type RowBase = Pick<Row, 'number' | 'line' | 'key'>

export const refusedRow = (rowBase: RowBase, reason: Reason, title = ''): Row => ({
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

export async function rowOf(
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

/** The row of a listing that another source has brought, or may have. */
export async function adoptedRow(
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
