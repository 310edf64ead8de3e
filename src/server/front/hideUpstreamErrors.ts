import type { IncomingMessage } from 'node:http'

import type { Sender } from './session'
import { HttpError } from './httpError'

const JSON_TYPE = /^application\/json\b/

/**
 * Hides the answers of Next when it fails: such a body may name files, ports and queries. Our own
 * 503 passes, and so does what Payload tells staff of a failed save.
 */
export function hideUpstreamErrors(
  { statusCode: status = 503, headers }: Pick<IncomingMessage, 'statusCode' | 'headers'>,
  sender: Sender,
): void {
  if (status === 501) throw new HttpError(404)
  if (status < 500 || status === 503) return
  if (sender !== 'staff' || !JSON_TYPE.test(headers['content-type'] ?? '')) throw new HttpError(503)
}
