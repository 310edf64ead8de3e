import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Entry, Variant } from './entry'
import type { Headers } from './headers'
import type { How } from './keeper'
import { languageOf } from './route'
import { troubleAnswer } from './trouble'

/** How long a visitor whose upload was refused may go on sending, so that he reads the refusal. */
const LINGER = 2_000

const BROTLI = /(?:^|[\s,])br\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[,;]|$)/
const GZIP = /(?:^|[\s,])gzip\s*(?!;\s*q=0(?:\.0*)?\s*(?:,|$))(?:[,;]|$)/

export function choose(entry: Entry, accepted: string | undefined): Variant {
  if (accepted === undefined) return entry.plain
  if (entry.brotli && BROTLI.test(accepted)) return entry.brotli
  return entry.gzip && GZIP.test(accepted) ? entry.gzip : entry.plain
}

/** The last value of every list says how the answer was found. */
const marked = (headers: string[], how: How) => (how === 'hit' ? headers : [...headers.slice(0, -1), how])

const hasIt = (given: string | undefined, etag: string | null) => etag !== null && given !== undefined && given.includes(etag)

export function sendEntry(request: IncomingMessage, response: ServerResponse, entry: Entry, how: How): void {
  const variant = choose(entry, String(request.headers['accept-encoding'] ?? ''))
  if (hasIt(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, marked(variant.unmodified, how)).end()
    return
  }
  response.writeHead(entry.status, marked(variant.headers, how)).end(variant.body)
}

/** Says what went wrong, in the visitor's language. What is still being sent is read for a moment, then the line is cut. */
export function sendTrouble(request: IncomingMessage, response: ServerResponse, status: number, headers: Headers): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const asked = { target: request.url ?? '/', headers: request.headers }
  const { body, contentType, retryAfter } = troubleAnswer(status, languageOf(asked), { isApi: asked.target.startsWith('/api/') })
  response.writeHead(status, [
    ...['content-length', String(body.length)],
    ...(retryAfter ? ['retry-after', retryAfter] : []),
    ...(status === 405 ? ['allow', 'GET, HEAD, POST'] : []),
    ...(request.complete ? [] : ['connection', 'close']),
    ...headers.plain(contentType),
  ])
  if (request.complete || request.method === 'HEAD') {
    response.end(body)
    return
  }
  response.write(body)
  const timer = setTimeout(() => response.end(), LINGER)
  request.once('close', () => clearTimeout(timer)).once('end', () => response.end())
  request.resume()
}
