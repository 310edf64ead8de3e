import type { IncomingMessage, ServerResponse } from 'node:http'

import { accepts } from './acceptedEncoding'
import type { AddressKind } from './address/kind'
import type { Entry, Variant } from './entry'
import type { Headers } from './headers'
import { chooseRange, contentRange } from './range/chooseRange'
import { takeCachedHead } from './cachedHead'
import type { RangeChoice } from './range/parseRange'
import type { CacheStatus } from './edgeCache'
import { languageOf } from './route'
import { type HttpError, errorBody } from './httpError'
import { withQueryOf } from './redirects'
import { withReferrerPolicy } from './referrerPolicy'
import { createResendPage } from './resendPage'

/** Milliseconds for which a refused upload is still read, so that the visitor sees the refusal. */
const DRAIN_TIMEOUT_MS = 2_000
/** Bytes that are still read. */
const MAX_DRAINED = 64 * 1024 ** 2

export function chooseVariant(entry: Entry, accepted: string | undefined): Variant {
  if (entry.brotli && accepts(accepted, 'brotli')) return entry.brotli
  return entry.gzip && accepts(accepted, 'gzip') ? entry.gzip : entry.plain
}

/** Replaces the last value of the headers, which tells where the answer came from. */
const withCacheStatus = (headers: string[], how: CacheStatus) =>
  how === 'hit' ? headers : [...headers.slice(0, -1), how]

export const isCachedByClient = (ifNoneMatch: string | undefined, etag: string | null) =>
  etag !== null && ifNoneMatch !== undefined && ifNoneMatch.includes(etag)

/** The headers of an answer that says there is no such part: caches do not keep it. */
const withoutCaching = (headers: readonly string[]) =>
  headers.map((value, at) => (headers[at - 1] === 'cache-control' ? 'no-store' : value))

/** Sends a part of a file. It is always one of the bytes that are not compressed. */
function sendPart(
  { headers }: IncomingMessage,
  response: ServerResponse,
  { etag, body, unmodified }: Variant,
  range: Exclude<RangeChoice, 'whole'>,
  how: CacheStatus,
): void {
  const shared = withCacheStatus(unmodified, how)
  if (isCachedByClient(headers['if-none-match'], etag)) {
    response.writeHead(304, shared).end()
    return
  }
  const part = range === 'beyond' ? Buffer.alloc(0) : body.subarray(range.start, range.end + 1)
  response
    .writeHead(range === 'beyond' ? 416 : 206, [
      'content-length',
      String(part.length),
      ...contentRange(range, body.length),
      ...(range === 'beyond' ? withoutCaching(shared) : shared),
    ])
    .end(part)
}

export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  how: CacheStatus,
): void {
  const { plain } = entry
  const range = entry.takesRanges
    ? chooseRange(request, { etag: plain.etag, size: plain.body.length })
    : 'whole'
  if (range !== 'whole') return sendPart(request, response, plain, range, how)
  const variant = chooseVariant(entry, String(request.headers['accept-encoding'] ?? ''))
  if (isCachedByClient(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, withCacheStatus(variant.unmodified, how)).end()
    return
  }
  if (how === 'hit' && entry.status === 200 && takeCachedHead(request, response, variant)) {
    response.end(variant.body)
    return
  }
  const headers = withCacheStatus(variant.headers, how)
  const isRedirect = entry.status > 300 && entry.status < 400
  response
    .writeHead(
      entry.status,
      isRedirect
        ? withQueryOf(request.url, headers)
        : [...withReferrerPolicy(request.url, headers)],
    )
    .end(variant.body)
}

export type ErrorExchange = {
  request: IncomingMessage
  response: ServerResponse
  trouble: HttpError
  headers: Headers
  kind: AddressKind
  /** The body of the request, when it was read. */
  body: Buffer | undefined
}

const isApi = (target: string) => /^\/api(?:[/?]|$)/.test(target)

/** The body of an error: for a form sent without scripts, a page that holds what was typed. */
async function answerTo({ request, trouble: { status }, kind, body }: ErrorExchange) {
  const { url: target = '/', headers } = request
  const language = languageOf({ target, headers })
  const resendPage =
    kind === 'form' && status === 503 && body
      ? await createResendPage({ target, headers, body, language })
      : undefined
  return resendPage ?? errorBody(status, language, { isApi: isApi(target) })
}

/**
 * Sends an error in the visitor's language. A body that is still arriving is read for a moment,
 * then the connection is closed.
 */
export async function sendError(refusal: ErrorExchange): Promise<void> {
  const { request, response, headers, trouble } = refusal
  const { status, retryAfter, allow } = trouble
  const { body, contentType } = await answerTo(refusal)
  if (response.headersSent || response.destroyed) {
    response.destroy()
    return
  }
  const isComplete = request.complete
  response.writeHead(status, [
    'content-length',
    String(body.length),
    ...(retryAfter === undefined ? [] : ['retry-after', String(retryAfter)]),
    ...(allow === undefined ? [] : ['allow', allow]),
    ...(isComplete ? [] : ['connection', 'close']),
    ...headers.plain(contentType),
  ])
  if (isComplete || request.method === 'HEAD') {
    response.end(body)
    return
  }
  response.write(body)
  drain(request, response)
}

/**
 * Reads the rest of the body for a moment, so that the client gets the refusal before the
 * connection is closed.
 */
function drain(request: IncomingMessage, response: ServerResponse): void {
  let length = 0
  const timer = setTimeout(() => response.end(), DRAIN_TIMEOUT_MS)
  request.once('close', () => clearTimeout(timer)).once('end', () => response.end())
  request.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > MAX_DRAINED) response.end()
  })
  request.resume()
}
