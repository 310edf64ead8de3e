import http, {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http'

import type { Lane } from './admission/lane'
import { readBody } from './body/readBody'
import type { BodyStream } from './body/stream'
import type { Answer } from './headers'
import { HttpError } from './httpError'

const MAX_SOCKETS = 256

/** The body of a request: read completely, or streamed. */
export type RequestBody = Buffer | BodyStream | undefined

type UpstreamRequest = {
  path: string
  headers: OutgoingHttpHeaders
  /**
   * Milliseconds until the answer, including the time in the queue. In `pass` an answer is complete
   * with its head, in `read` with its body.
   */
  timeoutMs: number
  /** The queue in which it waits. */
  lane: Lane
}
type PassedRequest = UpstreamRequest & { body?: RequestBody }

const httpErrorOf = (error: unknown) =>
  error instanceof HttpError ? error : new HttpError(503, { cause: error })

/** Milliseconds left after the time in the queue. */
const remainingMs = (timeoutMs: number, since: number): number =>
  Math.max(1, Math.round(timeoutMs - (performance.now() - since)))

const BODILESS = new Set(['GET', 'HEAD'])

/** Sets the length of the body or chunked encoding, so that both sides agree where it ends. */
function withBodyLength(
  request: IncomingMessage,
  headers: OutgoingHttpHeaders,
  body: RequestBody,
): OutgoingHttpHeaders {
  const { 'content-length': length, ...others } = headers
  if (BODILESS.has(request.method ?? '')) return others
  if (body === undefined || Buffer.isBuffer(body))
    return { ...others, 'content-length': body?.length ?? 0 }
  return length === undefined ? { ...others, 'transfer-encoding': 'chunked' } : headers
}

type Target = Pick<URL, 'hostname' | 'port'>

/** Sends a GET; a second time when an idle connection was closed by Next just then. */
function get(
  { hostname, port }: Target,
  { path, headers }: Pick<UpstreamRequest, 'path' | 'headers'>,
  agent: http.Agent | false,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const outgoing = http.get({ hostname, port, path, headers, agent, signal })
    const retry = () =>
      get({ hostname, port }, { path, headers }, false, signal).then(resolve, reject)
    outgoing.once('response', (answer) => {
      outgoing.removeListener('error', fail).on('error', () => answer.destroy())
      resolve(answer)
    })
    outgoing.on('error', fail)
    function fail(error: Error): void {
      // Next may close an idle connection just when it is used again.
      if (outgoing.reusedSocket && !signal.aborted) void retry()
      else reject(error)
    }
  })
}

/** Sends the visitor's request with its body; resolves with the head of the answer. */
function send(
  { hostname, port }: Target,
  request: IncomingMessage,
  response: ServerResponse,
  { path, headers, timeoutMs, body }: PassedRequest,
  remaining: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method } = request
    const outgoing = http.request({
      hostname,
      port,
      path,
      method,
      headers: withBodyLength(request, headers, body),
      agent: false,
      timeout: timeoutMs,
    })
    const fail = (httpError: HttpError) => outgoing.destroy(httpError)
    const disconnect = () => outgoing.destroy()
    let deadline: NodeJS.Timeout | undefined
    const startDeadline = () => (deadline = setTimeout(() => fail(new HttpError(503)), remaining))

    outgoing.on('response', (answer) => {
      clearTimeout(deadline)
      resolve(answer)
    })
    outgoing.on('timeout', () => fail(new HttpError(503)))
    outgoing.on('error', (error) => reject(httpErrorOf(error)))
    outgoing.on('close', () => {
      clearTimeout(deadline)
      response.off('close', disconnect)
    })
    response.on('close', disconnect)
    if (body === undefined || Buffer.isBuffer(body)) {
      startDeadline()
      outgoing.end(body)
    } else body.pipe(outgoing, { fail, done: startDeadline })
  })
}

export type Upstream = ReturnType<typeof createUpstream>

/**
 * The client for all requests to Next.
 * @param timeoutFactor how many times longer than asked it waits
 */
export function createUpstream(address: string, timeoutFactor = 1) {
  const target: Target = new URL(address)
  const keepAliveAgent = new http.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS })

  return {
    /** Fetches a shared answer. Null when it is larger than the limit. */
    async read(upstreamRequest: UpstreamRequest, limit: number): Promise<Answer | null> {
      const since = performance.now()
      const timeoutMs = upstreamRequest.timeoutMs * timeoutFactor
      const release = await upstreamRequest.lane()
      try {
        const answer = await get(
          target,
          upstreamRequest,
          keepAliveAgent,
          AbortSignal.timeout(remainingMs(timeoutMs, since)),
        )
        const body = await readBody(answer, limit)
        return body && { status: answer.statusCode ?? 503, headers: answer.headers, body }
      } catch (error) {
        throw httpErrorOf(error)
      } finally {
        release()
      }
    },

    /**
     * Passes the visitor's request on, with its body. Ends when the visitor disconnects. The place
     * in the queue is free again with the head of the answer.
     */
    async pass(
      request: IncomingMessage,
      response: ServerResponse,
      passedRequest: PassedRequest,
    ): Promise<IncomingMessage> {
      const since = performance.now()
      const timeoutMs = passedRequest.timeoutMs * timeoutFactor
      const disconnected = new AbortController()
      const abort = () => disconnected.abort()
      response.once('close', abort)
      const release = await passedRequest
        .lane(disconnected.signal)
        .finally(() => response.off('close', abort))
      try {
        return await send(
          target,
          request,
          response,
          { ...passedRequest, timeoutMs },
          remainingMs(timeoutMs, since),
        )
      } finally {
        release()
      }
    },

    close: () => keepAliveAgent.destroy(),
  }
}
