import { isolateObjectProperty, type PayloadRequest } from 'payload'

/** Returns a request in the words of another one, for a transaction of its own and the rights of this user. */
export function ownRequest(req: PayloadRequest, user: PayloadRequest['user']): PayloadRequest {
  const own = isolateObjectProperty(req, ['transactionID', 'user', 'context'])
  own.user = user
  own.context = {}
  delete own.transactionID
  return own
}

/** Returns a request as the public site makes it for a visitor: what an access rule answers to it, anybody may read. */
export function visitorRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, ['user', 'context', 'payloadAPI'])
  own.user = null
  own.context = {}
  own.payloadAPI = 'local'
  return own
}
