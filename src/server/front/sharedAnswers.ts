import {
  createFetcher,
  isNotFoundPath,
  isPart,
  isPicture,
  notFoundPolicy,
  type FrontParts,
} from './fetchEntry'
import { pathOf } from './canonical'
import { encodingFor } from './acceptedEncoding'
import { makeEntry } from './entry'
import { type Exchange, MAX_PAGE_BYTES, waitOptions, stream } from './exchange'
import { createEdgeCache, type EdgeCache } from './edgeCache'
import type { Answer } from './headers'
import type { SendNotFound } from './notFound'
import { hideUpstreamErrors } from './hideUpstreamErrors'
import { sendEntry } from './send'
import { previewStatus } from './statusInPage'
import { createCacheStore } from './cacheStore'
import { HttpError } from './httpError'
import { whenOver } from './whenOver'
import { forVisitors } from './withoutFramework'

/** The edge cache of pages, and a small one for the not-found pages. */
export function createEdgeCaches(parts: FrontParts, cacheBytes: number, now: () => number) {
  const store = createCacheStore(cacheBytes)
  return {
    pages: createEdgeCache({ store, ask: createFetcher(parts), now }),
    notFoundPages: createEdgeCache({
      store: createCacheStore(Math.min(cacheBytes, 4 * MAX_PAGE_BYTES)),
      ask: createFetcher(parts, notFoundPolicy),
      now,
    }),
    usage: store.usage,
  }
}

/** Files that are too large to hold, passed on as they come, in whole or in part. */
function createLargeFiles({ upstream, headers, questions }: FrontParts, pages: EdgeCache) {
  return {
    async send(exchange: Exchange, path: string): Promise<void> {
      const { request, response, sender } = exchange
      const answer = await upstream.pass(request, response, {
        path,
        headers: isPicture(path) ? questions.sharedFile(request.headers) : questions.shared(),
        ...waitOptions(exchange),
      })
      hideUpstreamErrors(answer, sender)
      return stream(exchange, answer, headers.large(answer))
    },

    /** Of a picture or a film that is not held, only the part is asked for. */
    isPart: ({ request }: Exchange, key: string): boolean =>
      request.method === 'GET' &&
      request.headers.range !== undefined &&
      isPicture(key) &&
      pages.current(key) === undefined,
  }
}

/** Answers that are the same for all visitors. */
export function createSharedAnswers(
  parts: FrontParts,
  pages: EdgeCache,
  sendNotFound: SendNotFound,
) {
  const { upstream, direct, headers, questions } = parts
  const large = createLargeFiles(parts, pages)

  /** Sends an answer that is not kept, in the encoding of this client alone. */
  async function sendOnce({ request, response }: Exchange, answer: Answer): Promise<void> {
    const { status, body } = answer
    const encodings = encodingFor(request.headers['accept-encoding'])
    const entry = await makeEntry(status, body, headers.shared(answer), { encodings })
    sendEntry(request, response, entry, 'pass')
  }

  return {
    async cached(exchange: Exchange, key: string, language: string): Promise<void> {
      if (isNotFoundPath(key)) return sendNotFound(exchange, language, key)
      if (large.isPart(exchange, key)) {
        exchange.admission.require()
        whenOver(exchange.request, exchange.response, exchange.admission.enter())
        return large.send(exchange, key)
      }
      const result = await pages.get(key, exchange.admission.may)
      if (result === 'limited') throw new HttpError(429)
      if (result === 'large') return large.send(exchange, key)
      if (result.entry.status === 404 && !isPart(key)) return sendNotFound(exchange, language, key)
      sendEntry(exchange.request, exchange.response, result.entry, result.how)
    },

    /** A page for one request, which React renders or which is written without it. */
    async fresh(
      exchange: Exchange,
      { path, by }: { path: string; by: 'react' | 'writer' },
      language: string,
    ): Promise<void> {
      const answer = await (by === 'writer' ? direct : upstream).read(
        { path, headers: questions.shared(), ...waitOptions(exchange) },
        MAX_PAGE_BYTES,
      )
      if (!answer) return large.send(exchange, path)
      if (answer.status >= 500) throw new HttpError(503)
      if (answer.status === 404) return sendNotFound(exchange, language, pathOf(path))
      const sent = forVisitors(answer)
      await sendOnce(exchange, { ...sent, status: previewStatus(path, sent) })
    },

    /** A search is answered as it is, also in a language that does not exist. */
    async search(exchange: Exchange, path: string): Promise<void> {
      const answer = await direct.read(
        { path, headers: questions.shared(), ...waitOptions(exchange) },
        MAX_PAGE_BYTES,
      )
      if (!answer || answer.status >= 500) throw new HttpError(503)
      await sendOnce(exchange, answer)
    },
  }
}
