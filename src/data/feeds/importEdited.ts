import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { refusalReason } from '@/data/catalogue/refusalReason'
import type { Feed } from '@/payload-types'

import { updateEdited } from './editedByStaff'
import { inTransaction } from './inTransaction'
import { lockProperties } from './lockProperties'
import { markRows, saveLinks, type Planned } from './runRows'
import { syncDependents } from './syncDependents'
import { withdrawEdited } from './withdrawEdited'
import { queuePictures, type PictureWrite } from './writeContent'

/** The pictures of a listing that is there already. */
const pictureWrite = (property: string, { after, listing }: Planned): PictureWrite => ({
  property,
  record: after,
  isNew: false,
  downloads: listing?.downloads,
})

/**
 * Imports a listing that staff edited, by itself, so that a validation error does not stop the
 * others.
 */
export async function importEdited(
  payload: Payload,
  run: string,
  feed: Feed,
  today: Date,
  row: Planned,
): Promise<void> {
  const { property, before, after, offer } = row
  if (!property || !before) return
  try {
    await inTransaction(payload, async (req) => {
      const task = { req, run, feed, today }
      await lockProperties(req, sql`select ${property}::uuid`)
      const withdrawal =
        row.state === 'gone' ? await withdrawEdited(req, property, before) : undefined
      if (!withdrawal && !(await updateEdited(req, property, { before, after, offer })))
        return markRows(task, [
          { number: row.number, refused: true, reasons: [{ code: 'unsavedDraft' }] },
        ])
      await saveLinks(task, [
        {
          key: row.key,
          property,
          version: row.version,
          hash: row.hash ?? '',
          record: withdrawal?.record ?? after,
          gone: row.state === 'gone',
        },
      ])
      if (row.listing) await queuePictures(req, [pictureWrite(property, row)])
      await syncDependents(req, [property])
      const kept = { code: 'kept' as const, facts: ['status'] }
      await markRows(task, [
        { number: row.number, reasons: withdrawal?.isKept ? [kept] : undefined },
      ])
    })
  } catch (error) {
    await inTransaction(payload, async (req) => {
      const text = refusalReason(error, req)
      await markRows({ req, run, feed, today }, [
        { number: row.number, refused: true, reasons: [{ code: 'notSaved', text }] },
      ])
    })
  }
}
