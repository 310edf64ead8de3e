import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net from 'node:net'
import { pipeline, type Duplex } from 'node:stream'

import { refuseSocket } from '../refuse'

/** What the scripts of Next ask for in development: parts of pages, live reload, source maps. */
const OF_NEXT = /^\/(?:_next\/|__nextjs)/

/** A broken connection ends both sides; no answer can be sent. */
const ignore = () => undefined

const statusLine = ({ statusCode = 502, statusMessage = '' }: IncomingMessage) =>
  `${statusCode} ${statusMessage}`

function join(client: Duplex, next: Duplex): void {
  // A page stays open for hours without a change.
  if (client instanceof net.Socket) client.setTimeout(0)
  pipeline(client, next, ignore)
  pipeline(next, client, ignore)
}

/** Passes what the scripts of Next ask for in development on as it is, without limits. */
export function createNextRequests(upstreamUrl: string) {
  const { hostname, port } = new URL(upstreamUrl)
  const isOfNext = ({ url = '/' }: IncomingMessage) => OF_NEXT.test(url)
  const send = ({ url, method, headers }: IncomingMessage) =>
    http.request({ hostname, port, path: url, method, headers, agent: false })

  return {
    /** Returns whether it was such a request. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (!isOfNext(request)) return false
      const outgoing = send(request)
      outgoing.on('error', () => response.destroy())
      outgoing.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        pipeline(answer, response, ignore)
      })
      pipeline(request, outgoing, ignore)
      return true
    },

    /** Connects the socket of live reload with Next; there is no other. */
    upgrade(request: IncomingMessage, client: Duplex, head: Buffer): void {
      client.on('error', ignore)
      if (!isOfNext(request)) return refuseSocket(client, '400 Bad Request', [])
      const outgoing = send(request)
      outgoing.on('error', () => client.destroy())
      outgoing.on('response', (answer) => refuseSocket(client, statusLine(answer), []))
      outgoing.on('upgrade', ({ statusCode, rawHeaders }, next, nextHead) => {
        const lines = rawHeaders.flatMap((name, at) =>
          at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : [],
        )
        client.write(`HTTP/1.1 ${statusCode} Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
        client.write(nextHead)
        next.write(head)
        join(client, next)
      })
      outgoing.end()
    },
  }
}
