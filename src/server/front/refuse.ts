import type { Duplex } from 'node:stream'

import type { HeaderList } from './entry'
import type { Headers } from './headers'
import { allowHeader } from './address/methods'
import { kindOfTarget, languageOf } from './route'
import { errorBody } from './httpError'

type ParserError = Error & { code?: string; rawPacket?: Buffer }

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const MAX_REQUEST_LINE = 2_000

const lines = (headers: HeaderList) =>
  headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1] ?? ''}`] : []))

/** Writes an error to a socket without a request, and closes it. */
export function refuseSocket(
  socket: Duplex,
  status: string,
  headers: HeaderList,
  body = Buffer.alloc(0),
): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = [
    `HTTP/1.1 ${status}`,
    'connection: close',
    `content-length: ${body.length}`,
    ...lines(headers),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.end(body)
}

/**
 * Refuses a request that `node:http` cannot parse. An address with unencoded letters may have been
 * typed by a person, who gets a not-found page.
 */
export function refuseUnparsable(
  socket: Duplex,
  { code = '', rawPacket }: ParserError,
  headers: Headers,
): void {
  const target = /^[A-Z]+ (\S+)/.exec(String(rawPacket?.subarray(0, MAX_REQUEST_LINE)))?.[1] ?? '/'
  const status = STATUS_LINES[code] ?? '400 Bad Request'
  const allow = status.startsWith('405') ? ['allow', allowHeader(kindOfTarget(target))] : []
  if (code !== 'HPE_INVALID_URL')
    return refuseSocket(socket, status, [...allow, ...headers.silent({})])
  const { body, contentType } = errorBody(404, languageOf({ target, headers: {} }), {
    isApi: false,
  })
  refuseSocket(socket, '404 Not Found', headers.plain(contentType), body)
}
