import type { IncomingMessage } from 'node:http'

import { HttpError } from '../httpError'

const MAX_HEADERS = 100
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Whether there is at most one Host header, and a valid one. Node takes the first of several, and a
 * proxy may take the last. Only HTTP/1.0 allows requests without one; Node refuses the others.
 */
export function hasOneHost({
  rawHeaders,
  headers: { host },
}: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count <= 1 && (host === undefined || HOST.test(host))
}

/** Refuses a suspicious request head. Its size is bounded by Node. */
export function refuseBadHead(request: IncomingMessage): void {
  if (!hasOneHost(request)) throw new HttpError(400)
  if (request.rawHeaders.length > 2 * MAX_HEADERS) throw new HttpError(431)
}
