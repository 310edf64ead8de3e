import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { isSame } from '@/data/core/isSame'

/**
 * Who sends a request, by its signature. Whether the session has ended meanwhile is checked by
 * Payload.
 */
export type Sender = 'internal' | 'staff' | 'owner' | 'stranger'

const COOKIE = /(?:^|;\s*)(?:__Host-)?hestia-token=([^;\s]+)/
const AUTHORIZATION = /^(?:JWT|Bearer) (\S+)$/

const senders = new Map<unknown, Sender>([
  ['users', 'staff'],
  ['owners', 'owner'],
])

function parse(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Reads who sends a request from the token that Payload signs. It takes microseconds and no
 * database, so it can be done before a body is read.
 */
export function createSessions(secret: string, clock: () => number = Date.now) {
  /** Payload derives its key like this (`payload/dist/index.js`). */
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  const internalToken = `Bearer ${secret}`

  function senderOf(token: string): Sender {
    const [header = '', body = '', signature = '', ...more] = token.split('.')
    const expected = createHmac('sha256', key).update(`${header}.${body}`).digest()
    if (more.length > 0 || !isSame(Buffer.from(signature, 'base64url'), expected)) return 'stranger'
    try {
      const { exp, collection } = parse(body)
      const isCurrent =
        parse(header).alg === 'HS256' && typeof exp === 'number' && exp * 1000 > clock()
      return (isCurrent && senders.get(collection)) || 'stranger'
    } catch {
      // Signed by us, but not a session token.
      return 'stranger'
    }
  }

  return (headers: IncomingHttpHeaders): Sender => {
    const { authorization, cookie = '' } = headers
    if (authorization !== undefined && isSame(authorization, internalToken)) return 'internal'
    const tokens = [AUTHORIZATION.exec(authorization ?? '')?.[1], COOKIE.exec(cookie)?.[1]]
    for (const token of tokens) {
      const sender = token === undefined ? 'stranger' : senderOf(token)
      if (sender !== 'stranger') return sender
    }
    return 'stranger'
  }
}
