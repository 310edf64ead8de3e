import { randomBytes } from 'node:crypto'

import type { Parts } from './ask'
import { makeEntry } from './entry'
import { type Exchange, LARGEST_PAGE, onlyIf, SITE, stream } from './exchange'
import { isPage } from './headers'
import { sendEntry } from './send'
import { Trouble } from './trouble'
import { readBody } from './upstream'

const NONCE_BYTES = 16

/** Next leads elsewhere with a 307, by which a browser would send a form, password and all, to the place it is led to. */
const readOnward = (status: number) => (status === 307 ? 303 : status)

const READS = new Set(['GET', 'HEAD'])
const PAGE = /^\/([a-z]{2})\//

/** What owners see where nothing is. Next's own page for that is drawn by scripts alone. */
const missingOf = (path: string) => `/${PAGE.exec(path)?.[1]}/portal/-/`

type Missing = (exchange: Exchange, language: string, path: string) => Promise<void>

/**
 * What one owner gets, or who is on his way in: made for this question, under a policy of its own, and kept nowhere. In a
 * language that the site does not speak the portal has no page to say so either.
 */
export const createPortal = ({ upstream, headers, questions }: Parts, missing: Missing) =>
  async function answerPortal(exchange: Exchange, path: string, language: string, asStatus?: number): Promise<void> {
    const { request, response, address, mayAsk } = exchange
    onlyIf(mayAsk())
    const policy = headers.portalPolicy(randomBytes(NONCE_BYTES).toString('base64'))
    const answer = await upstream.pass(request, response, { path, headers: questions.own(request.headers, { address, isSite: true, policy }), ...SITE })
    const status = readOnward(answer.statusCode ?? 503)
    const own = headers.portal(answer.headers, policy)
    if (!isPage(answer.headers)) return stream(exchange, answer, own, status)
    if (status === 404 && READS.has(request.method ?? '') && PAGE.test(path)) {
      answer.resume()
      return asStatus === undefined ? answerPortal(exchange, missingOf(path), language, status) : missing(exchange, language, path)
    }
    const body = await readBody(answer, LARGEST_PAGE)
    if (!body || status >= 500) throw new Trouble(503)
    sendEntry(request, response, await makeEntry(asStatus ?? status, body, own), 'pass')
  }
