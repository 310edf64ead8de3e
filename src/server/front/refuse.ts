import type { Duplex } from 'node:stream'

import type { HeaderList } from './entry'
import type { Headers } from './headers'
import { languageOf } from './route'
import { troubleAnswer } from './trouble'

type Fault = Error & { code?: string; rawPacket?: Buffer }

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_INVALID_METHOD: '405 Method Not Allowed',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

const lines = (headers: HeaderList) => headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${headers[at + 1] ?? ''}`] : []))

/** Says no where there is no request to answer, and hangs up. */
export function refuse(socket: Duplex, status: string, headers: HeaderList = [], body = Buffer.alloc(0)): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const head = [`HTTP/1.1 ${status}`, 'connection: close', `content-length: ${body.length}`, ...lines(headers)]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.end(body)
}

/** What `node:http` cannot read. An address with bare letters in it is one a person may have typed: he is told that there is no such page. */
export function refuseUnreadable(socket: Duplex, { code = '', rawPacket }: Fault, headers: Headers): void {
  if (code !== 'HPE_INVALID_URL') return refuse(socket, STATUS_LINES[code] ?? '400 Bad Request')
  const target = /^[A-Z]+ (\S+)/.exec(String(rawPacket))?.[1] ?? '/'
  const { body, contentType } = troubleAnswer(404, languageOf({ target, headers: {} }), { isApi: false })
  refuse(socket, '404 Not Found', headers.plain(contentType), body)
}
