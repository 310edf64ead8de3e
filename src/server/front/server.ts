import http, { type IncomingMessage, type ServerResponse } from 'node:http'

import { createAnswers, type Count } from './answers'
import { createClientAddress } from './clientAddress'
import { createHeaders } from './headers'
import { createLimit } from './limits'
import { createQuestions } from './questions'
import { refuse, refuseUnreadable } from './refuse'
import { isNeighbour, isPersonal, languageOf, route } from './route'
import { sendEntry, sendTrouble } from './send'
import { Trouble } from './trouble'
import { createUpstream } from './upstream'

/** Longer than a proxy before it keeps a connection, so that it is never closed while in use. */
const KEEP_ALIVE = 65_000
const HEADERS = 20_000
const REQUEST = 300_000
/** Nobody types faster; an office behind one address may. */
const SEARCHES_PER_SECOND = 50

export type FrontOptions = {
  /** Where Next listens. */
  upstreamUrl: string
  /** The address visitors use. */
  siteUrl: string
  trustedProxies: readonly string[]
  storeBytes: number
  rendersPerSecond: number
  /** Takes note of who looks at a listing. */
  count?: Count
  /** The clock, in milliseconds. */
  now?: () => number
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Stands before Next: answers from memory what is the same for everyone, and lets through only what is needed. */
export function createFront({
  upstreamUrl,
  siteUrl,
  trustedProxies,
  storeBytes,
  rendersPerSecond,
  count = () => {},
  now = () => performance.now(),
}: FrontOptions) {
  const site = new URL(siteUrl)
  const headers = createHeaders(site)
  const upstream = createUpstream(upstreamUrl)
  const { answer, current, usage } = createAnswers({ upstream, headers, questions: createQuestions(site) }, { storeBytes, now, count })
  const addressOf = createClientAddress(trustedProxies)
  const limit = createLimit(rendersPerSecond, now)
  const searches = createLimit(SEARCHES_PER_SECOND, now, 1)

  async function work(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = { method: request.method ?? '', target: request.url ?? '/', headers: request.headers }
    const address = addressOf(request.socket.remoteAddress, request.headers['x-forwarded-for'])
    try {
      await answer({ request, response, address, mayAsk: () => limit(address), maySearch: () => searches(address) }, route(asked, site), languageOf(asked))
    } catch (error) {
      const isExpected = error instanceof Trouble || response.destroyed
      if (!isExpected) process.stderr.write(`front: ${error instanceof Error ? error.stack : String(error)}\n`)
      sendTrouble(request, response, error instanceof Trouble ? error.status : 503, headers)
    }
  }

  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE, headersTimeout: HEADERS, requestTimeout: REQUEST }, (request, response) => {
    const isPlain = isRead(request) && !isPersonal(request.headers) && !isNeighbour(request.headers.host, site)
    const entry = isPlain && request.url ? current(request.url) : undefined
    if (entry) sendEntry(request, response, entry, 'hit')
    else void work(request, response)
  })
  // From here on nobody else listens to what happens on this line.
  server.on('connect', (_, socket) =>
    refuse(
      socket.on('error', () => socket.destroy()),
      '405 Method Not Allowed',
    ),
  )
  server.on('clientError', (error, socket) => refuseUnreadable(socket, error, headers))
  server.on('close', upstream.close)
  return { server, usage }
}
