import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

import type { AddressKind } from './address/kind'
import type { Admission } from './admission/admission'
import type { Sender } from './session'
import type { RequestBody } from './upstream'

export const MAX_PAGE_BYTES = 4 * 1024 ** 2

export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly kind: AddressKind
  /** The address of the client. */
  readonly address: string
  readonly sender: Sender
  /** The limits of this client for this kind of request. */
  readonly admission: Admission
  readonly body?: RequestBody
}

/** The timeout and the queue for a request to Next. */
export const waitOptions = ({ admission }: Exchange) => ({
  timeoutMs: admission.budget.answerWithin,
  lane: admission.lane,
})

export async function stream(
  { response }: Exchange,
  answer: IncomingMessage,
  headers: string[],
  status = answer.statusCode ?? 503,
): Promise<void> {
  response.writeHead(status, headers)
  await pipeline(answer, response)
}
