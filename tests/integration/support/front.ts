import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import net, { type AddressInfo } from 'node:net'

import { afterAll, beforeAll } from '@jest/globals'

import { createFront, WAITING_CONNECTIONS, type FrontOptions } from '@/server/front/server'

export type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: string }
export type Reply = { status?: number; headers?: OutgoingHttpHeaders; body?: string | Buffer }
export type Given = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string }
type Question = {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  agent?: http.Agent
  from?: string
}

export const UNTIL_TOLD = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
}
export const SITE_URL = 'http://site.example'
const SECRET = 'of the secret'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A session cookie as Payload signs it. */
export function sessionOf(
  collection: 'users' | 'owners',
  { secret = SECRET, expiresIn = 3_600, alg = 'HS256' } = {},
): string {
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const text = `${encoded({ alg, typ: 'JWT' })}.${encoded({ id: '1', collection, exp: Math.floor(Date.now() / 1000) + expiresIn })}`
  return `hestia-token=${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

const portOf = (server: net.Server) => (server.address() as AddressInfo).port

async function readAll(stream: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Plays Next: says what the test wants said, and remembers what it was asked. */
function createUpstream(play: (heard: Heard) => Reply | Promise<Reply>) {
  const heard: Heard[] = []
  const server = http.createServer(async (request, response) => {
    const body = String(await readAll(request).catch(() => ''))
    const one = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body,
    }
    heard.push(one)
    const { status = 200, headers = UNTIL_TOLD, body: said = '' } = await play(one)
    response.writeHead(status, headers).end(said)
  })
  const listen = async (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  return { heard, server, listen, stop }
}

/** A front before a server of the test, for the tests of one file or block. */
export function useFront(
  play: (heard: Heard) => Reply | Promise<Reply>,
  options: Partial<FrontOptions> = {},
) {
  const upstream = createUpstream(play)
  const clock = { time: 0 }
  let front: ReturnType<typeof createFront>
  let upstreamPort = 0

  beforeAll(async () => {
    await upstream.listen(0)
    upstreamPort = portOf(upstream.server)
    const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
    const common = {
      upstreamUrl,
      siteUrl: SITE_URL,
      secret: SECRET,
      trustedProxies: [],
      storeBytes: 8_000_000,
      rendersPerSecond: 1e6,
    }
    front = createFront({ ...common, now: () => clock.time, ...options })
    const at = { port: 0, host: '127.0.0.1', backlog: WAITING_CONNECTIONS }
    await once(front.server.listen(at), 'listening')
  })
  afterAll(async () => {
    front.server.closeAllConnections()
    front.server.close()
    await upstream.stop()
  })

  const ask = (
    path: string,
    { method = 'GET', headers = {}, body, agent, from = '127.0.0.1' }: Question = {},
  ) =>
    new Promise<Given>((resolve, reject) => {
      const request = http.request({
        host: '127.0.0.1',
        port: portOf(front.server),
        path,
        method,
        localAddress: from,
        headers: { host: 'site.example', ...headers },
        ...(agent && { agent }),
      })
      request.on('error', reject).on('response', async (answer) => {
        const read = await readAll(answer).catch(() => Buffer.alloc(0))
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: read,
          text: String(read),
        })
      })
      request.end(body)
    })

  return {
    ask,
    clock,
    heard: upstream.heard,
    usage: () => front.usage(),
    kill: upstream.stop,
    revive: () => upstream.listen(upstreamPort),
    purge: () =>
      ask('/api/internal/revalidate', {
        method: 'POST',
        headers: { authorization: `Bearer ${SECRET}` },
        body: '{}',
      }),

    connect: (localAddress = '127.0.0.1') =>
      net.connect({ port: portOf(front.server), host: '127.0.0.1', localAddress }),

    /** Writes bytes and breaks the line. */
    async breakOff(text: string): Promise<void> {
      const socket = net.connect(portOf(front.server), '127.0.0.1')
      await new Promise((resolve) => socket.write(text, resolve))
      socket.resetAndDestroy()
    },

    /** Writes bytes as they are and reads until the other side hangs up, so ask it to. */
    async raw(text: string): Promise<string> {
      const socket = net.connect(portOf(front.server), '127.0.0.1')
      socket.write(text)
      let answer = ''
      for await (const chunk of socket.setEncoding('latin1')) answer += chunk
      return answer
    },
  }
}

/** All that stands in the head of an answer. */
export const headOf = ({ status, headers }: Given) => JSON.stringify([status, headers])
