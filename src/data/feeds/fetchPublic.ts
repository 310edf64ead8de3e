import { lookup as lookUp } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isPublicAddress } from '@/domain/feeds/publicAddress'
import { FeedStopped } from '@/domain/feeds/reasons'

import type { Bytes } from './decode'

/** Decides which addresses may be requested; tests allow their own server. */
export type Allowed = (address: string) => boolean

export type Limits = {
  bytes: number
  /** Milliseconds until the response begins, and between two parts of it. */
  silence: number
  /** Milliseconds for the whole response. */
  whole: number
}

const MAX_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]

function parseUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FeedStopped('address', { address: text.slice(0, 200) })
  const url = new URL(text, base)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password)
    throw new FeedStopped('address', { address: text.slice(0, 200) })
  return url
}

/**
 * Returns one address of a host, when all of them may be requested. The connection uses this
 * address, so that a second lookup cannot give another.
 */
async function resolvePublic(
  { hostname }: URL,
  isAllowed: Allowed,
): Promise<{ address: string; family: number }> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await lookUp(host, { all: true }).catch(() => [])
  const [first] = addresses
  if (!first) throw new FeedStopped('unreachable', { host })
  if (!addresses.every(({ address }) => isAllowed(address)))
    throw new FeedStopped('inward', { host })
  return first
}

/** What is sent; without it a file is requested. */
export type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  body?: string
  /** Is told that there is a connection: from then on the other side may have read the request. */
  onConnect?: () => void
}

function sendRequest(
  url: URL,
  { address, family }: { address: string; family: number },
  { silence }: Limits,
  { method = 'GET', headers = {}, body, onConnect }: Sent,
): Promise<http.IncomingMessage> {
  const lookup: LookupFunction = (_, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  const { request: open } = url.protocol === 'https:' ? https : http
  const unreachable = new FeedStopped('unreachable', { host: url.hostname })
  return new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        method,
        lookup,
        agent: false,
        timeout: silence,
        headers: {
          'user-agent': 'Hestia',
          accept: '*/*',
          'accept-encoding': 'identity',
          ...headers,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      },
      resolve,
    )
    if (onConnect)
      request.once('socket', (socket) =>
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', onConnect),
      )
    request.on('timeout', () => request.destroy(new FeedStopped('tooSlow')))
    request.on('error', (error) => reject(error instanceof FeedStopped ? error : unreachable))
    request.end(body)
  })
}

async function* bounded(response: http.IncomingMessage, { bytes, whole }: Limits): Bytes {
  const until = Date.now() + whole
  let length = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length
      if (length > bytes) throw new FeedStopped('tooLarge', { most: Math.round(bytes / 1_000_000) })
      if (Date.now() > until) throw new FeedStopped('tooSlow')
      yield part
    }
  } catch (error) {
    throw error instanceof FeedStopped ? error : new FeedStopped('truncated', { line: 0 })
  } finally {
    response.destroy()
  }
}

export type Answer = { status: number; headers: http.IncomingHttpHeaders; bytes: Bytes }

/**
 * Sends one request to a public web address and returns the answer, whatever its status. A redirect
 * is not followed: what is sent can hold a secret.
 */
export async function requestPublic(
  address: string,
  sent: Sent,
  limits: Limits,
  isAllowed: Allowed = isPublicAddress,
): Promise<Answer> {
  const url = parseUrl(address)
  const response = await sendRequest(url, await resolvePublic(url, isAllowed), limits, sent)
  const { statusCode: status = 0, headers } = response
  return { status, headers, bytes: bounded(response, limits) }
}

/**
 * Downloads from a public web address. Addresses inside the network are never requested, not
 * through a redirect either.
 */
export async function fetchPublic(
  address: string,
  limits: Limits,
  isAllowed: Allowed = isPublicAddress,
): Promise<Bytes> {
  let url = parseUrl(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendRequest(url, await resolvePublic(url, isAllowed), limits, {})
    const status = response.statusCode ?? 0
    if (status === 200) return bounded(response, limits)
    response.destroy()
    const { location } = response.headers
    if (!REDIRECTS.includes(status) || !location) throw new FeedStopped('answered', { status })
    url = parseUrl(location, url)
  }
  throw new FeedStopped('redirects')
}
