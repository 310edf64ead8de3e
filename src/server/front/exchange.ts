import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

import { Trouble } from './trouble'

export const MB = 1024 ** 2
/** What a form of the site may send, and how long its answer may take. */
export const SITE = { bodyLimit: 2 * MB, patience: 30_000 }
export const LARGEST_PAGE = 4 * MB

export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Who asks. */
  readonly address: string
  /** Whether this address may cause another rendering. */
  readonly mayAsk: () => boolean
  /** Whether this address may ask for what it types. */
  readonly maySearch: () => boolean
}

export const onlyIf = (allowed: boolean): void => {
  if (!allowed) throw new Trouble(429)
}

export async function stream({ response }: Exchange, answer: IncomingMessage, headers: string[], status = answer.statusCode ?? 503): Promise<void> {
  response.writeHead(status, headers)
  await pipeline(answer, response)
}
