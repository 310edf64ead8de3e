import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload'

import { transactionOf } from '@/fields/transactionOf'
import { validationMessage, type Refusal } from '@/fields/validationMessage'
import type { Document } from '@/payload-types'

const CONFLICT = 409

/** Refuses when an owner has approved one of these documents. */
async function refuseApproved(req: PayloadRequest, changed: Where, refusal: Refusal) {
  const { totalDocs } = await req.payload.count({
    collection: 'documents',
    where: { and: [changed, { 'approvals.at': { exists: true } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw new APIError(validationMessage(req, refusal), CONFLICT, undefined, true)
}

/**
 * Refuses another file in the place of one that an owner has approved: the approval is of that file.
 * Payload deletes the file of before ahead of the hooks of a change.
 */
export const refuseReplacingApproved: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  if (operation !== 'update' || !req.file) return
  const { id, where } = args as { id?: string; where?: Where }
  const changed: Where = id === undefined ? (where ?? {}) : { id: { equals: id } }
  await refuseApproved(req, changed, 'approvedFile')
}

/** What an owner approves besides the file: what the document is called, and what it belongs to. */
const approvedFields = [
  'title',
  'kind',
  'property',
  'project',
  'asksApproval',
] as const satisfies readonly (keyof Document)[]

/** Relations are read as ids or documents; what is empty is stored as null. */
function comparable(value: unknown): string {
  const plain = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return JSON.stringify(plain === undefined || plain === '' || plain === false ? null : plain)
}

/** Refuses a change of what an owner has approved, in whatever language it is saved. */
export const refuseChangingApproved: CollectionBeforeChangeHook<Document> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return
  const isChanged = approvedFields.some(
    (field) => field in data && comparable(data[field]) !== comparable(originalDoc[field]),
  )
  if (!isChanged || req.file) return
  const { id } = originalDoc
  const db = await transactionOf(req)
  // An approval at this moment is either seen here, or comes after the change.
  await db.execute(sql`select 1 from documents where id = ${id}::uuid for update`)
  await refuseApproved(req, { id: { equals: id } }, 'approvedDocument')
}
