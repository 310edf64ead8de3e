import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import type { Feed } from '@/payload-types'

import { inTransaction } from './inTransaction'
import { importEdited } from './importEdited'
import { offerChange, sameOffer } from './offer'
import { withdrawn } from './records'
import { resolve } from './resolve'
import {
  saveLinks,
  markRows,
  nextRows,
  type Done,
  type Planned,
  type Row,
  type Task,
} from './runRows'
import { addPlaces, readVocabulary, type Vocabulary } from './vocabulary'
import { writeListings } from './write'
import type { ListingWrite } from './listingWrite'

/** Decides what happens to each row, after adding places that are new. */
async function planRows(
  { req, today }: Task,
  rows: readonly Row[],
  previous: Vocabulary,
): Promise<{ plans: Planned[]; vocabulary: Vocabulary; failed: Done[] }> {
  const listings = rows.flatMap(({ listing }) => (listing ? [listing] : []))
  const hasNewPlaces = await addPlaces(
    req,
    listings.map(({ place }) => place),
    previous,
  )
  const vocabulary = hasNewPlaces ? await readVocabulary(req) : previous
  const plans: Planned[] = []
  const failed: Done[] = []
  for (const { record: before, ...row } of rows) {
    if (before && !row.property)
      failed.push({ number: row.number, refused: true, reasons: [{ code: 'removedByHand' }] })
    else if (row.listing) {
      const resolved = resolve(row.listing, vocabulary, today, before)
      if ('refused' in resolved)
        failed.push({ number: row.number, refused: true, reasons: [resolved.refused] })
      else {
        const { record: after, advertised, compliance } = resolved
        const offer = offerChange(before, advertised, vocabulary, today)
        plans.push({ ...row, before, after, compliance, offer })
      }
    } else if (before)
      plans.push({ ...row, before, after: withdrawn(before), compliance: null, offer: sameOffer })
    else failed.push({ number: row.number })
  }
  return { plans, vocabulary, failed }
}

/** Imports new listings and those that only their feed has changed, in bulk. */
async function importPlain(task: Task, rows: readonly Planned[]): Promise<void> {
  const db = await transactionOf(task.req)
  const { rows: ids } = await db.execute<{ property: string; version: string }>(
    sql`select uuidv7() as property, uuidv7() as version from generate_series(1, ${rows.length})`,
  )
  const writes = rows.flatMap((row, at): (ListingWrite & { row: Planned })[] => {
    const { after: record, compliance, offer } = row
    const newIds = ids[at]
    return newIds
      ? [
          {
            row,
            property: row.property ?? newIds.property,
            version: newIds.version,
            record,
            isNew: row.property === null,
            compliance,
            isRefused: offer.refused.length > 0,
            downloads: row.listing?.downloads,
            contact: row.listing?.contact,
          },
        ]
      : []
  })
  await writeListings(task.req, task.feed, writes)
  await saveLinks(
    task,
    writes.map(({ row, property, version, record }) => ({
      key: row.key,
      property,
      version,
      hash: row.hash ?? '',
      record,
      gone: row.state === 'gone',
    })),
  )
}

type BatchResult = { isOver: boolean; edited: Planned[]; vocabulary: Vocabulary }

const importBatch = (
  payload: Payload,
  run: string,
  feed: Feed,
  today: Date,
  previous: Vocabulary | undefined,
): Promise<BatchResult> =>
  inTransaction(payload, async (req) => {
    const task = { req, run, feed, today }
    const rows = await nextRows(task)
    const known = previous ?? (await readVocabulary(req))
    const { plans, vocabulary, failed } = await planRows(task, rows, known)
    const edited = plans.filter((row) => row.isEdited && row.before !== null)
    const plain = plans.filter((row) => !edited.includes(row))
    await importPlain(task, plain)
    if (rows.length > 0)
      await markRows(task, [...plain.map(({ number }) => ({ number })), ...failed])
    return { isOver: rows.length === 0, edited, vocabulary }
  })

/**
 * Imports what an approved run found, batch by batch. After an interruption it continues where it
 * stopped.
 */
export async function importRun(
  payload: Payload,
  run: string,
  feed: Feed,
  today = new Date(),
): Promise<void> {
  let vocabulary: Vocabulary | undefined
  for (let isOver = false; !isOver;) {
    const batch = await importBatch(payload, run, feed, today, vocabulary)
    for (const row of batch.edited) await importEdited(payload, run, feed, today, row)
    vocabulary = batch.vocabulary
    isOver = batch.isOver
  }
  await inTransaction(payload, async (req) => {
    const db = await transactionOf(req)
    await db.execute(
      sql`update feed_runs set state = 'done', ended_at = now(), updated_at = now() where id = ${run}::uuid and state = 'approved'`,
    )
  })
}
