import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

import type { AddressKind } from './address/kind'
import type { Admission } from './admission/admission'
import { type BudgetName, budgetOf } from './admission/budgets'
import { refuseBadHead } from './body/head'
import { readRequestBody } from './body/read'
import { bodyRuleOf, hasFile, hasBody, refuseByHeaders, tooLargeError } from './body/rules'
import { streamRequestBody } from './body/stream'
import type { Decision } from './decision'
import type { Exchange } from './exchange'
import type { Headers } from './headers'
import { HttpError } from './httpError'
import { kindOfTarget, languageOf, route } from './route'
import { sendError } from './send'
import type { Sender } from './session'
import type { RequestBody } from './upstream'
import { createUpstreamLog } from './upstreamLog'
import { whenOver } from './whenOver'

type Options = {
  site: URL
  headers: Headers
  answer: (exchange: Exchange, decision: Decision, language: string) => Promise<void>
  admit: (name: BudgetName, address: string) => Admission
  addressOf: (
    socketAddress: string | undefined,
    forwardedFor: string | readonly string[] | undefined,
  ) => string
  senderOf: (headers: IncomingHttpHeaders) => Sender
  now: () => number
}

/** Of one answer: Node's pipeline alone adds seven, and its warning begins at eleven. */
const MAX_LISTENERS = 16
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Answered by the front itself, at no cost. */
const ownDecisions: ReadonlySet<Decision['kind']> = new Set<Decision['kind']>([
  'redirect',
  'options',
  'refused',
])

type Incoming = {
  request: IncomingMessage
  response: ServerResponse
  kind: AddressKind
  sender: Sender
}

/** Reads or starts to stream the body, within the limits of this sender and address. */
async function readBody({ request, response, kind, sender }: Incoming): Promise<RequestBody> {
  const { headers, method = '' } = request
  if (READS.has(method)) return undefined
  const rule = hasBody(headers)
    ? bodyRuleOf({ kind, sender, headers })
    : { maxBytes: 0, within: 0, isStreamed: false }
  if (rule.isStreamed) return streamRequestBody(request, response, rule)
  return readRequestBody(request, response, { ...rule, tooLarge: tooLargeError({ kind, sender }) })
}

/** The error to send. One that is not expected is logged and answered with 503. */
function httpErrorOf(error: unknown, response: ServerResponse): HttpError {
  if (error instanceof HttpError) return error
  if (!response.destroyed)
    process.stderr.write(`front: ${error instanceof Error ? error.stack : String(error)}\n`)
  return new HttpError(503)
}

/** Handles one request. Each step costs more than the one before, and may refuse. */
export function createHandler({ site, headers, answer, admit, addressOf, senderOf, now }: Options) {
  const logUpstream = createUpstreamLog(now)

  async function handleRequest(
    request: IncomingMessage,
    response: ServerResponse,
    kind: AddressKind,
    rememberBody: (body: RequestBody) => void,
  ): Promise<void> {
    const { method = '', url: target = '/' } = request
    refuseBadHead(request)
    const isRead = READS.has(method)
    const input = { method, target, headers: request.headers }
    const decision = route(input, site)
    if (decision.kind !== 'refused') refuseByHeaders({ headers: request.headers, isRead })

    const sender = senderOf(request.headers)
    if (kind === 'internal' && sender !== 'internal') throw new HttpError(404)
    const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'])
    const budget = budgetOf({
      kind,
      sender,
      isWrite: !isRead,
      hasFile: hasFile({ kind, headers: request.headers }),
    })
    const admission = admit(budget, address)
    const exchange = { request, response, kind, address, sender, admission }
    if (ownDecisions.has(decision.kind)) return answer(exchange, decision, languageOf(input))

    // A cached page counts only when it has to be fetched, and then once for all who wait.
    if (decision.kind !== 'cached') {
      admission.require()
      whenOver(request, response, admission.enter())
    }
    const body = decision.kind === 'pageView' ? undefined : await readBody(exchange)
    rememberBody(body)
    await answer({ ...exchange, body }, decision, languageOf(input))
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setMaxListeners(MAX_LISTENERS)
    const kind = kindOfTarget(request.url ?? '/')
    let body: RequestBody
    try {
      await handleRequest(request, response, kind, (read) => (body = read))
    } catch (error) {
      const httpError = httpErrorOf(error, response)
      if (httpError.cause !== undefined && !response.destroyed)
        logUpstream(request.method ?? '', request.url ?? '', httpError.cause)
      await sendError({
        request,
        response,
        trouble: httpError,
        headers,
        kind,
        body: Buffer.isBuffer(body) ? body : undefined,
      })
    }
  }
}
