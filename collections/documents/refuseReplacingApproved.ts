import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload'

import { validationMessage } from '@/fields/validationMessage'

const CONFLICT = 409

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
  const { totalDocs } = await req.payload.count({
    collection: 'documents',
    where: { and: [changed, { 'approvals.at': { exists: true } }] },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0)
    throw new APIError(validationMessage(req, 'approvedFile'), CONFLICT, undefined, true)
}
