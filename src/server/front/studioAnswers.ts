import type { IncomingMessage } from 'node:http'

import type { FrontParts } from './fetchEntry'
import { isPage } from './contentType'
import { type Exchange, waitOptions, stream } from './exchange'
import { newNonce } from './nonce'
import { hideUpstreamErrors } from './hideUpstreamErrors'
import type { Sender } from './session'
import { HttpError } from './httpError'

const INVALIDATION = /^\/api\/internal\/revalidate\/?(?:\?|$)/
/** True for pages of the studio, false for its API. */
const isStudioPage = (path: string) => /^\/admin(?:[/?]|$)/.test(path)
const isApi = (path: string) => /^\/api(?:[/?]|$)/.test(path)

/**
 * Whether Next failed on a malformed call of the studio's scripts. For staff, a call that fails
 * while it runs is answered in Next's own format.
 */
const isUnreadableCall = (
  { method }: IncomingMessage,
  { statusCode = 503, headers }: IncomingMessage,
  sender: Sender,
): boolean =>
  method === 'POST' &&
  statusCode >= 500 &&
  (sender !== 'staff' || !headers['content-type']?.startsWith('text/x-component'))

/**
 * Passes a request of the studio or the API on, and the answer back; internal errors are hidden.
 */
export const createStudio = ({ upstream, headers, questions }: FrontParts, forget: () => void) =>
  async function answerStudio(exchange: Exchange, path: string): Promise<void> {
    const { request, response, address, sender, body } = exchange
    const policy = isStudioPage(path) ? headers.studioPolicy(newNonce()) : undefined
    const upstreamHeaders = questions.forVisitor(request.headers, {
      address,
      isSite: false,
      policy,
    })
    const answer = await upstream.pass(request, response, {
      path,
      headers: upstreamHeaders,
      body,
      ...waitOptions(exchange),
    })
    if (answer.statusCode === 204 && sender === 'internal' && INVALIDATION.test(path)) forget()
    try {
      if (isStudioPage(path) && isUnreadableCall(request, answer, sender)) throw new HttpError(400)
      hideUpstreamErrors(answer, sender)
      // For paths that Payload does not serve, Next renders a page.
      if (answer.statusCode === 404 && isApi(path) && isPage(answer.headers))
        throw new HttpError(404)
    } catch (error) {
      answer.resume()
      throw error
    }
    await stream(exchange, answer, headers.studio(answer.headers, policy))
  }
