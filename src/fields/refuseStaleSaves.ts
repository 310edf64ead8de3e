import { sql } from '@payloadcms/db-postgres'
import { APIError, type GlobalAfterChangeHook, type PayloadRequest, type Plugin } from 'payload'

import { extendAll } from './extend'
import { tableOf } from './lockBeforeRead'
import { transactionOf } from './transactionOf'
import { validationMessage } from './validationMessage'

const CONFLICT = 409

type Saved = { updatedAt?: unknown } | undefined

const timeOf = (value: unknown): number =>
  typeof value === 'string' || value instanceof Date ? new Date(value).getTime() : Number.NaN

/**
 * Refuses a save that started from an older version. A change without `updatedAt` (an import, a
 * quick action) passes.
 */
function refuseStale(data: Saved, before: Saved, req: PayloadRequest): void {
  if (req.context.isRestoringVersion === true) return
  const isStale = timeOf(data?.updatedAt) < timeOf(before?.updatedAt)
  if (isStale)
    throw new APIError(validationMessage(req, 'changedMeanwhile'), CONFLICT, undefined, true)
}

/**
 * Writes the moment of a save that Payload leaves out: of a global such as the footer, whose fields all are in tables
 * beside its own. Its saves would look alike, and each would pass as made from the newest.
 */
const writeTime: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (timeOf(doc.updatedAt) !== timeOf(previousDoc?.updatedAt)) return doc
  const updatedAt = new Date().toISOString()
  const db = await transactionOf(req)
  await db.execute(sql`update ${tableOf(global.slug)} set updated_at = ${updatedAt}`)
  return { ...doc, updatedAt }
}

/**
 * Keeps two editors from overwriting each other. The form of the studio sends the time of the save
 * it started from. After a later save by another editor it is refused, and the input stays in the
 * form. Payload only warns, when typing starts.
 */
export const refuseStaleSaves: Plugin = (config) =>
  extendAll(config, {
    collection: () => ({
      hooks: {
        beforeValidate: [
          ({ data, operation, originalDoc, req }) => {
            if (operation === 'update') refuseStale(data, originalDoc, req)
          },
        ],
      },
    }),
    global: () => ({
      hooks: {
        beforeValidate: [({ data, originalDoc, req }) => refuseStale(data, originalDoc, req)],
        afterChange: [writeTime],
      },
    }),
  })
