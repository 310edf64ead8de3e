import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

import { createPolicies, type PolicyOptions } from './answerPolicies'
import { isPage } from './contentType'
import {
  hopByHop,
  NEXT_ONLY,
  pickHeaders,
  POWERED_BY,
  REWRITTEN,
  sharedHeaders,
} from './headerFilters'
import { closingHeaders, noBody, REVALIDATE, type Tools } from './headerTools'
import { ownAnswerHeaders } from './ownHeaders'
import { createSecurityHeaders } from './securityHeaders'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }
type Content = Pick<Answer, 'headers' | 'body'>
export type Caching = { cacheControl: string; vary: string }

/** What tells a client how much it gets, and of what. */
const SIZES = ['accept-ranges', 'content-length', 'content-range']

/**
 * The cache-control for browsers. Next tells shared caches to keep a page for a year: only the
 * front may, because only it is told about changes.
 */
const browserCaching = (cacheControl = REVALIDATE) =>
  /s-maxage/.test(cacheControl) ? REVALIDATE : cacheControl

function passedOn(
  { security }: Tools,
  headers: IncomingHttpHeaders,
  rewritten: readonly string[],
  internal = NEXT_ONLY,
): string[] {
  const skipped = new Set([...hopByHop(headers), ...rewritten])
  return pickHeaders(
    headers,
    (name) => !skipped.has(name) && !internal.test(name) && !security.includes(name),
  )
}

/** What ends an answer that is the same for all visitors. */
const sharedByAll = (
  tools: Tools,
  { headers, body }: Content,
  cacheControl: string,
  cacheStatus: string,
): string[] => [
  'cache-control',
  cacheControl,
  'vary',
  'Accept-Encoding',
  ...tools.policies.ofAnswer(headers, body),
  ...closingHeaders(tools, headers, cacheStatus),
]

/** The headers of answers that come from Next. */
const upstreamAnswerHeaders = (tools: Tools) => ({
  /** For an answer that is the same for all visitors. */
  shared: ({ headers, body }: Content, cacheStatus = 'hit'): string[] => [
    ...sharedHeaders(headers),
    ...sharedByAll(tools, { headers, body }, browserCaching(headers['cache-control']), cacheStatus),
  ],

  /** For a file that is the same for all visitors and passed on as it comes, or a part of it. */
  large: ({ statusCode, headers }: IncomingMessage): string[] => [
    ...sharedHeaders(headers),
    ...pickHeaders(headers, (name) => SIZES.includes(name)),
    ...sharedByAll(
      tools,
      { headers, body: noBody },
      statusCode === 416 ? 'no-store' : browserCaching(headers['cache-control']),
      'pass',
    ),
  ],

  /** For an answer to one visitor. */
  forVisitor: ({ headers, body }: Content, { cacheControl, vary }: Caching): string[] => [
    ...passedOn(tools, headers, REWRITTEN),
    'cache-control',
    cacheControl,
    'vary',
    vary,
    ...tools.policies.ofAnswer(headers, body),
    ...closingHeaders(tools, headers),
  ],

  /** For an answer of the owner portal: stored nowhere, and not indexed by search engines. */
  portal: ({ headers, body }: Content): string[] => [
    ...passedOn(tools, headers, [...REWRITTEN, 'x-robots-tag']),
    'cache-control',
    'private, no-store',
    'vary',
    'Cookie, Accept-Encoding',
    'x-robots-tag',
    'noindex, nofollow',
    ...(isPage(headers)
      ? tools.policies.asHeader(tools.policies.ofPortal(body.toString()))
      : tools.policies.ofFile(headers)),
    ...closingHeaders(tools, headers),
  ],

  /** For the studio, whose pages have a policy, and the API, whose files have one by type. */
  studio: (headers: IncomingHttpHeaders, policy: string | undefined): string[] => [
    ...passedOn(tools, headers, ['content-security-policy'], POWERED_BY),
    // Payload sets no caching for most of its answers, and browsers would guess.
    ...(headers['cache-control'] === undefined ? ['cache-control', 'private, no-store'] : []),
    ...(policy === undefined ? tools.policies.ofFile(headers) : tools.policies.asHeader(policy)),
    ...tools.security.of(headers),
  ],
})

export type Headers = ReturnType<typeof createHeaders>

/** The headers of every answer of the front. */
export function createHeaders(site: URL, policyOptions: PolicyOptions) {
  const isSecure = site.protocol === 'https:'
  const tools: Tools = {
    security: createSecurityHeaders({ isSecure }),
    policies: createPolicies(isSecure, policyOptions),
  }
  return {
    ...upstreamAnswerHeaders(tools),
    ...ownAnswerHeaders(tools),
    studioPolicy: tools.policies.ofStudio,
  }
}
