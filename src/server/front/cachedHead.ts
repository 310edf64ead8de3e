import {
  validateHeaderName,
  validateHeaderValue,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'

import type { Variant } from './entry'

/** Longer than a proxy keeps a connection, so that none is closed while in use. */
export const KEEP_ALIVE_MS = 65_000

type CachedHead = { second: number; text: string }

/** The head of each stored answer, as it was last sent. */
const heads = new WeakMap<Variant, CachedHead>()

/** Writes what Node would write for these headers, and refuses what Node would refuse. */
function writeHead({ headers }: Variant, second: number): string {
  const lines = ['HTTP/1.1 200 OK']
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    validateHeaderName(name)
    validateHeaderValue(name, value)
    lines.push(`${name}: ${value}`)
  }
  lines.push(
    `Date: ${new Date(second * 1000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(KEEP_ALIVE_MS / 1000)}`,
  )
  return `${lines.join('\r\n')}\r\n\r\n`
}

function headOf(variant: Variant, second: number): string {
  const cached = heads.get(variant)
  if (cached?.second === second) return cached.text
  // In one piece: a text that was put together would be copied for every answer.
  const text = Buffer.from(writeHead(variant, second), 'latin1').toString('latin1')
  heads.set(variant, { second, text })
  return text
}

/** Whether the answer leaves the connection open, so that its head is the same as that of others. */
const isUsual = (
  { httpVersion, headers }: IncomingMessage,
  { shouldKeepAlive, headersSent }: ServerResponse,
): boolean =>
  httpVersion === '1.1' && headers.expect === undefined && shouldKeepAlive && !headersSent

/**
 * Gives a stored answer its head as a text that is written once a second. Node would check and join
 * all headers for every request, which is a quarter of the time that such an answer takes. There is
 * no public way to do so: where Node does not know this one, it returns false, and the caller lets
 * Node write the head.
 * @param now the time, in milliseconds since 1970
 */
export function takeCachedHead(
  request: IncomingMessage,
  response: ServerResponse & { _header?: string | null },
  variant: Variant,
  now = Date.now(),
): boolean {
  if (response._header !== null || !isUsual(request, response)) return false
  response._header = headOf(variant, Math.floor(now / 1000))
  return response.headersSent
}
