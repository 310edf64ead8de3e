import { lookup as lookUp } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

import { isPublicAddress } from '@/domain/feeds/publicAddress'
import { FeedStopped } from '@/domain/feeds/reasons'

import type { Bytes } from './decode'

/** Which addresses may be asked; tests let in their own server. */
export type Allowed = (address: string) => boolean

type Limits = { bytes: number; /** In milliseconds: until the answer begins and between two parts of it, and for all of it. */ silence: number; whole: number }

const MOST_REDIRECTS = 5
const REDIRECTS = [301, 302, 303, 307, 308]

function addressOf(text: string, base?: URL): URL {
  if (!URL.canParse(text, base)) throw new FeedStopped('address', { address: text.slice(0, 200) })
  const url = new URL(text, base)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw new FeedStopped('address', { address: text.slice(0, 200) })
  return url
}

/** One of the addresses of a host, when every one of them may be asked: who answers now and who is connected to are the same. */
async function pinned({ hostname }: URL, isAllowed: Allowed): Promise<{ address: string; family: number }> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookUp(host, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw new FeedStopped('unreachable', { host })
  if (!found.every(({ address }) => isAllowed(address))) throw new FeedStopped('inward', { host })
  return first
}

function ask(url: URL, { address, family }: { address: string; family: number }, { silence }: Limits): Promise<http.IncomingMessage> {
  const lookup: LookupFunction = (_, { all }, done) => (all ? done(null, [{ address, family }]) : done(null, address, family))
  const { get } = url.protocol === 'https:' ? https : http
  const unreachable = new FeedStopped('unreachable', { host: url.hostname })
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { lookup, agent: false, timeout: silence, headers: { 'user-agent': 'Hestia', accept: '*/*', 'accept-encoding': 'identity' } },
      resolve,
    )
    request.on('timeout', () => request.destroy(new FeedStopped('tooSlow')))
    request.on('error', (error) => reject(error instanceof FeedStopped ? error : unreachable))
  })
}

async function* bounded(answer: http.IncomingMessage, { bytes, whole }: Limits): Bytes {
  const until = Date.now() + whole
  let length = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      length += part.length
      if (length > bytes) throw new FeedStopped('tooLarge', { most: Math.round(bytes / 1_000_000) })
      if (Date.now() > until) throw new FeedStopped('tooSlow')
      yield part
    }
  } catch (error) {
    throw error instanceof FeedStopped ? error : new FeedStopped('truncated', { line: 0 })
  } finally {
    answer.destroy()
  }
}

/** What lies at a public web address. Nothing inside the house or its network is ever asked, not by a redirect either. */
export async function fetchPublic(address: string, limits: Limits, isAllowed: Allowed = isPublicAddress): Promise<Bytes> {
  let url = addressOf(address)
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await ask(url, await pinned(url, isAllowed), limits)
    const status = answer.statusCode ?? 0
    if (status === 200) return bounded(answer, limits)
    answer.destroy()
    const { location } = answer.headers
    if (!REDIRECTS.includes(status) || !location) throw new FeedStopped('answered', { status })
    url = addressOf(location, url)
  }
  throw new FeedStopped('redirects')
}
