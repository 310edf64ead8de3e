import { encodingFor } from './acceptedEncoding'
import { readBody } from './body/readBody'
import { pathOf } from './canonical'
import { isPage } from './contentType'
import { makeEntry } from './entry'
import { type Exchange, MAX_PAGE_BYTES, waitOptions, stream } from './exchange'
import type { FrontParts } from './fetchEntry'
import type { Answer, Caching } from './headers'
import { HttpError } from './httpError'
import type { SendNotFound } from './notFound'
import { withQueryOf } from './redirects'
import { sendEntry } from './send'
import { previewStatus } from './statusInPage'
import { forVisitors } from './withoutFramework'

const languageCaching: Caching = {
  cacheControl: 'private, no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
}
const personalCaching: Caching = {
  cacheControl: 'private, no-store',
  vary: 'Cookie, Accept-Encoding',
}

const READS = new Set(['GET', 'HEAD'])
const noBody = Buffer.alloc(0)

/** Answers to one visitor. */
export function createVisitorAnswers(
  { upstream, headers, questions }: FrontParts,
  sendNotFound: SendNotFound,
) {
  async function send(
    { request, response }: Exchange,
    answer: Answer,
    caching: Caching,
  ): Promise<void> {
    const sent = forVisitors(answer)
    const entry = await makeEntry(sent.status, sent.body, headers.forVisitor(sent, caching), {
      encodings: encodingFor(request.headers['accept-encoding']),
    })
    sendEntry(request, response, entry, 'pass')
  }

  return {
    /** An answer that depends on the visitor's language. */
    async byLanguage(exchange: Exchange, path: string, language: string): Promise<void> {
      const upstreamRequest = {
        path,
        headers: questions.forLanguage(exchange.request.headers),
        ...waitOptions(exchange),
      }
      const answer = await upstream.read(upstreamRequest, MAX_PAGE_BYTES)
      if (!answer || answer.status >= 500) throw new HttpError(503)
      if (answer.status === 404) return sendNotFound(exchange, language, pathOf(path))
      await send(exchange, answer, languageCaching)
    },

    /** An answer that depends on a session, a draft or a form. */
    async personal(exchange: Exchange, path: string, language: string): Promise<void> {
      const { request, response, address } = exchange
      const answer = await upstream.pass(request, response, {
        path,
        headers: questions.forVisitor(request.headers, { address, isSite: true }),
        ...waitOptions(exchange),
      })
      const status = answer.statusCode ?? 503
      if (status >= 500) {
        answer.resume()
        throw new HttpError(503)
      }
      if (status === 404 && READS.has(request.method ?? '')) {
        answer.resume()
        return sendNotFound(exchange, language, pathOf(path))
      }
      if (!isPage(answer.headers)) {
        const content = { headers: answer.headers, body: noBody }
        const sent = headers.forVisitor(content, personalCaching)
        return stream(exchange, answer, withQueryOf(request.url, sent))
      }
      const body = await readBody(answer, MAX_PAGE_BYTES)
      if (!body) throw new HttpError(503)
      const shownStatus = previewStatus(path, { status, body })
      await send(exchange, { status: shownStatus, headers: answer.headers, body }, personalCaching)
    },
  }
}
