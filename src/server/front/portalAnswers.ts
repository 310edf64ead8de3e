import { encodingFor } from './acceptedEncoding'
import { readBody } from './body/readBody'
import { isPage } from './contentType'
import { makeEntry } from './entry'
import { type Exchange, MAX_PAGE_BYTES, waitOptions, stream } from './exchange'
import type { FrontParts } from './fetchEntry'
import { hideUpstreamErrors } from './hideUpstreamErrors'
import { HttpError } from './httpError'
import type { SendNotFound } from './notFound'
import { sendEntry } from './send'
import { forVisitors } from './withoutFramework'

/**
 * Next redirects with 307, with which a browser would send a form, password included, to the
 * target.
 */
const redirectStatus = (status: number) => (status === 307 ? 303 : status)

const noBody = Buffer.alloc(0)
const READS = new Set(['GET', 'HEAD'])
const PAGE = /^\/([a-z]{2})\//

/** The not-found page of the owner portal. Next's own needs scripts to be drawn. */
const notFoundPathOf = (path: string) => `/${PAGE.exec(path)?.[1]}/portal/-/`

/**
 * Answers requests of the owner portal and its login: never cached. A language that the site does not have has no such page either.
 */
export const createPortal = ({ upstream, headers, questions }: FrontParts, missing: SendNotFound) =>
  async function answerPortal(
    exchange: Exchange,
    path: string,
    language: string,
    asStatus?: number,
  ): Promise<void> {
    const { request, response, address, sender, body: sent } = exchange
    const upstreamHeaders = questions.forVisitor(request.headers, { address, isSite: true })
    const answer = await upstream.pass(request, response, {
      path,
      headers: upstreamHeaders,
      body: sent,
      ...waitOptions(exchange),
    })
    const status = redirectStatus(answer.statusCode ?? 503)
    hideUpstreamErrors(answer, sender)
    if (!isPage(answer.headers)) {
      const content = { headers: answer.headers, body: noBody }
      return stream(exchange, answer, headers.portal(content), status)
    }
    if (status === 404 && READS.has(request.method ?? '') && PAGE.test(path)) {
      answer.resume()
      return asStatus === undefined
        ? answerPortal(exchange, notFoundPathOf(path), language, status)
        : missing(exchange, language, path)
    }
    const body = await readBody(answer, MAX_PAGE_BYTES)
    if (!body || status >= 500) throw new HttpError(503)
    const page = forVisitors({ headers: answer.headers, body })
    const entry = await makeEntry(asStatus ?? status, page.body, headers.portal(page), {
      encodings: encodingFor(request.headers['accept-encoding']),
    })
    sendEntry(request, response, entry, 'pass')
  }
