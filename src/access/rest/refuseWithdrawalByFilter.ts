import { APIError, type CollectionBeforeOperationHook, type Where } from 'payload'

import { validationMessage } from '@/fields/validationMessage'

/** Whether a query names its documents one by one. */
const namesDocuments = ({ id, and }: Where): boolean =>
  (typeof id === 'object' && ('in' in id || 'equals' in id)) ||
  (Array.isArray(and) && and.some(namesDocuments))

/**
 * Refuses to take off the site whatever a query finds. The button of Payload for all pages of a list
 * leaves out the filter of the list: everything that is published would be withdrawn.
 */
export const refuseWithdrawalByFilter: CollectionBeforeOperationHook = ({
  args,
  operation,
  req,
}) => {
  if (req.payloadAPI !== 'REST' || operation !== 'update') return
  const { data, draft, where } = args as { data?: unknown; draft?: boolean; where?: Where }
  const withdraws = !draft && (data as { _status?: unknown } | undefined)?._status === 'draft'
  if (where && withdraws && !namesDocuments(where))
    throw new APIError(validationMessage(req, 'withdrawalByFilter'), 400, undefined, true)
}
