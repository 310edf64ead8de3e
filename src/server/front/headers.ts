import type { IncomingHttpHeaders } from 'node:http'

import { policyFor, policyWithNonce } from './csp'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Content = Pick<Answer, 'headers' | 'body'>
export type Caching = { cacheControl: string; vary: string }

/** They concern one connection, and are never passed on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** What stays between Next and the front. */
const NEXT_ONLY = /^(?:x-nextjs-|x-powered-by$)/
/** What an answer for everyone may carry along. */
const SHARED = ['content-type', 'content-language', 'content-disposition', 'link', 'location', 'x-robots-tag', 'retry-after']
/** What is written anew for an answer to one visitor. */
const REWRITTEN = ['cache-control', 'content-length', 'content-security-policy', 'date', 'etag', 'vary']

const REVALIDATE = 'public, max-age=0, must-revalidate'
const nothing = Buffer.alloc(0)

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'cross-origin-opener-policy': 'same-origin',
}
/** They speak to a document, and say nothing on a part of one. */
const OF_DOCUMENTS = new Set(['permissions-policy', 'cross-origin-opener-policy'])
const PART = /^(?:text\/css|font\/|(?:application|text)\/javascript)/

export const isPage = (headers: IncomingHttpHeaders) => headers['content-type']?.startsWith('text/html') ?? false

export const hopByHop = ({ connection = '' }: IncomingHttpHeaders): string[] => [...HOP_BY_HOP, ...connection.toLowerCase().split(/\s*,\s*/)]

/** Names and values in turn; a name that comes twice stands twice. */
const flat = (headers: IncomingHttpHeaders, carried: (name: string) => boolean): string[] =>
  Object.entries(headers).flatMap(([name, value = []]) => (carried(name) ? [value].flat().flatMap((one) => [name, one]) : []))

/** Next tells shared caches to keep a page for a year: only this front may, because only it hears of changes. */
const browserCaching = (given = REVALIDATE) => (/s-maxage/.test(given) ? REVALIDATE : given)

export type Headers = ReturnType<typeof createHeaders>

/** The headers of every answer that leaves the house. */
export function createHeaders(site: URL) {
  const isSecure = site.protocol === 'https:'
  const common = { ...everywhere, ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }) }
  const isCommon = (name: string) => name in common
  const closing = (how: string) => [...Object.entries(common).flat(), 'x-hestia-cache', how]
  const closingPart = (how: string) => [
    ...Object.entries(common)
      .filter(([name]) => !OF_DOCUMENTS.has(name))
      .flat(),
    ...['x-hestia-cache', how],
  ]
  const policyOf = (headers: IncomingHttpHeaders, body: Buffer) => {
    const policy = isPage(headers) ? policyFor(body.toString(), { isSecure }) : headers['content-security-policy']
    return policy ? ['content-security-policy', String(policy)] : []
  }

  return {
    /** Of an answer that is the same for everyone. */
    shared: ({ headers, body }: Content, how = 'hit'): string[] => [
      ...flat(headers, (name) => SHARED.includes(name)),
      ...['cache-control', browserCaching(headers['cache-control'])],
      ...['vary', 'Accept-Encoding'],
      ...policyOf(headers, body),
      ...(PART.test(headers['content-type'] ?? '') ? closingPart(how) : closing(how)),
    ],

    /** Of an answer to one visitor. */
    own({ headers, body }: Content, { cacheControl, vary }: Caching): string[] {
      const skipped = new Set([...hopByHop(headers), ...REWRITTEN])
      const carried = (name: string) => !skipped.has(name) && !NEXT_ONLY.test(name) && !isCommon(name)
      return [...flat(headers, carried), 'cache-control', cacheControl, 'vary', vary, ...policyOf(headers, body), ...closing('pass')]
    },

    /** Of an answer of the portal: it leaves no trace in any store, and search engines are told so as well. */
    portal(headers: IncomingHttpHeaders, policy: string): string[] {
      const skipped = new Set([...hopByHop(headers), ...REWRITTEN, 'x-robots-tag'])
      const carried = (name: string) => !skipped.has(name) && !NEXT_ONLY.test(name) && !isCommon(name)
      return [
        ...flat(headers, carried),
        ...['cache-control', 'private, no-store', 'vary', 'Cookie, Accept-Encoding', 'x-robots-tag', 'noindex, nofollow'],
        ...['content-security-policy', policy],
        ...closing('pass'),
      ]
    },

    /** What may run in an answer of the portal. */
    portalPolicy: (nonce: string): string => policyWithNonce(nonce, { isSecure }),

    /** Of an answer of the studio or the API. */
    studio(headers: IncomingHttpHeaders, path: string): string[] {
      const skipped = new Set([...hopByHop(headers), 'x-powered-by'])
      const needsPolicy = path.startsWith('/admin') && !headers['content-security-policy']
      return [
        ...flat(headers, (name) => !skipped.has(name) && !isCommon(name)),
        ...Object.entries(common).flat(),
        ...(needsPolicy ? ['content-security-policy', "frame-ancestors 'self'"] : []),
      ]
    },

    /** Of an answer the front gives by itself. */
    plain: (contentType: string): string[] => [
      ...['content-type', contentType, 'cache-control', 'no-store'],
      ...policyOf({ 'content-type': contentType }, nothing),
      ...closing('pass'),
    ],

    /** Of an answer without a word. What came with the question is not read to its end. */
    silent: (asked: IncomingHttpHeaders): string[] => [
      ...(Number(asked['content-length'] ?? 0) > 0 || asked['transfer-encoding'] ? ['connection', 'close'] : []),
      ...['cache-control', 'no-store', ...closingPart('pass')],
    ],

    redirect: (location: string): string[] => ['location', location, 'content-length', '0', 'cache-control', REVALIDATE, ...closing('pass')],
  }
}
