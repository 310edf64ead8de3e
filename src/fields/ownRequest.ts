import { isolateObjectProperty, type PayloadRequest } from 'payload'

/** Returns a request in the words of another one, for a transaction of its own and the rights of this user. */
export function ownRequest(req: PayloadRequest, user: PayloadRequest['user']): PayloadRequest {
  const own = isolateObjectProperty(req, ['transactionID', 'user', 'context'])
  own.user = user
  own.context = {}
  delete own.transactionID
  return own
}
