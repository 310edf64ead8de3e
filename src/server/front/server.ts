import http, { type IncomingMessage, type ServerResponse } from 'node:http'

import { createAdmission } from './admission/admission'
import { createConnectionLimit, createPipelineLimit } from './admission/connections'
import { isAlternateHost } from './alternateHost'
import { createAnswers, type CountPageView } from './answers'
import { hasOneHost } from './body/head'
import { hasBody } from './body/rules'
import { createClientAddress } from './clientAddress'
import type { Development } from './development/development'
import { createHeaders, type Headers } from './headers'
import { createMapFiles } from './mapFile/mapFiles'
import { createHandler } from './handle'
import { KEEP_ALIVE_MS } from './cachedHead'
import { createUpstreamHeaders } from './upstreamHeaders'
import { refuseSocket, refuseUnparsable } from './refuse'
import { createTraffic } from './monitoring/traffic'
import { isPersonal, kindOfTarget } from './route'
import { sendEntry } from './send'
import { createSessions } from './session'
import { createUpstream } from './upstream'

/** A request head that takes longer is an attack. Node checks every few seconds. */
const HEADERS_TIMEOUT_MS = 20_000
const REQUEST_TIMEOUT_MS = 310_000
const TIMEOUT_CHECK_MS = 5_000
/** A connection without data for so long is abandoned. Longer than any answer takes. */
const IDLE_TIMEOUT_MS = 180_000
/** How many times longer an answer may take in development, where Next compiles pages first. */
const COMPILING = 20
/**
 * New connections that wait for the front in the system: a crowd that comes in the moment of a busy
 * turn. With Node's 511, the system leaves some of them to try again, or resets them.
 */
export const WAITING_CONNECTIONS = 4_096
/** A large office behind one address, with six connections for each browser. */
const MAX_CONNECTIONS = 1_500

export type FrontOptions = {
  /** The address of Next. */
  upstreamUrl: string
  /** The address beside Next for what needs no Next; without it Next is asked. */
  directUrl?: string
  /** The public address of the site. */
  siteUrl: string
  /** Signs the sessions of staff and owners. */
  secret: string
  trustedProxies: readonly string[]
  storeBytes: number
  rendersPerSecond: number
  connectionsOfOneAddress?: number
  /** Counts a page view of a listing. */
  count?: CountPageView
  /** Counts an island that failed in a browser. */
  countProblem?: (island: string) => void
  /** The hashes of the inline scripts of the build; pages may run no others. */
  inlineScripts?: readonly string[]
  /** Called with the text of every other inline script in a page. */
  onUnknownScript?: (script: string) => void
  /** Answers what monitors ask for; returns whether it was that. */
  answerMonitor?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** The folder of the map files that the site made, and a map file elsewhere. */
  mapFolder?: string
  mapFile?: string
  /** What is different in development. */
  development?: Development
  /** The clock, in milliseconds. */
  now?: () => number
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** A Node server with its timeouts, which refuses what Node cannot parse. */
function createHttpServer(onRequest: http.RequestListener, headers: Headers): http.Server {
  const timeouts = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  }
  const server = http.createServer(timeouts, onRequest)
  server.setTimeout(IDLE_TIMEOUT_MS)
  // All headers are read, so that too many can be refused; their bytes are bounded anyway.
  server.maxHeadersCount = 0
  // Such a request gets "100 Continue" only when its body is wanted.
  server.on('checkContinue', onRequest)
  // Node removes its own error listener from this socket.
  server.on('connect', (_, socket) =>
    refuseSocket(
      socket.on('error', () => socket.destroy()),
      '405 Method Not Allowed',
      ['allow', 'GET, HEAD, POST', ...headers.silent({})],
    ),
  )
  server.on('clientError', (error, socket) => refuseUnparsable(socket, error, headers))
  return server
}

/** Builds what answers requests out of the options. */
function createParts(options: FrontOptions) {
  const { development, now = () => performance.now() } = options
  const site = new URL(options.siteUrl)
  const headers = createHeaders(site, {
    inlineScripts: options.inlineScripts ?? [],
    onUnknownScript: options.onUnknownScript ?? (() => {}),
    adaptPolicy: development?.policy,
  })
  const upstream = createUpstream(options.upstreamUrl, development && COMPILING)
  const direct = createUpstream(options.directUrl ?? options.upstreamUrl, development && COMPILING)
  const { admit, lanes } = createAdmission(options.rendersPerSecond, now)
  const mapFiles = createMapFiles({ folder: options.mapFolder, file: options.mapFile, now })
  const { answer, current, usage } = createAnswers(
    { upstream, direct, headers, questions: createUpstreamHeaders(site), lanes },
    {
      storeBytes: options.storeBytes,
      now,
      count: options.count ?? (() => {}),
      countProblem: options.countProblem ?? (() => {}),
      printing: (address) => admit('print', address),
      mapFiles,
    },
  )
  const { addressOf, isTrusted } = createClientAddress(options.trustedProxies)
  const handle = createHandler({
    site,
    headers,
    answer,
    admit,
    addressOf,
    senderOf: createSessions(options.secret),
    now,
  })
  const close = (): void => {
    upstream.close()
    direct.close()
    mapFiles.close()
  }
  const traffic = createTraffic(now)
  return { site, headers, handle, current, usage, isTrusted, traffic, close }
}

/**
 * The HTTP server before Next: answers from the edge cache what is the same for all visitors, and
 * lets through only what is needed.
 */
export function createFront(options: FrontOptions) {
  const { development, answerMonitor, connectionsOfOneAddress = MAX_CONNECTIONS } = options
  const { site, headers, handle, current, usage, isTrusted, traffic, close } = createParts(options)
  const mayPipeline = createPipelineLimit(headers.silent({}))

  function handleLimited(request: IncomingMessage, response: ServerResponse): void {
    if (!mayPipeline(request, response)) return
    traffic.watch(kindOfTarget(request.url ?? '/'), request, response)
    void handle(request, response)
  }

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    if (answerMonitor?.(request, response) || development?.answer(request, response)) return
    const isPlain =
      isRead(request) &&
      !hasBody(request.headers) &&
      !isPersonal(request.headers) &&
      !isAlternateHost(request.headers.host, site)
    const entry = isPlain && request.url && hasOneHost(request) ? current(request.url) : undefined
    if (!entry) return handleLimited(request, response)
    traffic.countFromMemory()
    sendEntry(request, response, entry, 'hit')
  }

  const server = createHttpServer(onRequest, headers)
  server.on('connection', createConnectionLimit(connectionsOfOneAddress, isTrusted))
  server.on('close', close)
  if (development) server.on('upgrade', development.upgrade)
  return { server, usage, traffic }
}
