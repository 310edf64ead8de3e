import type { IncomingHttpHeaders } from 'node:http'

import { isPartOfPage } from './contentType'

const HSTS = { 'strict-transport-security': 'max-age=31536000' }

const REFERRER_POLICY = 'referrer-policy'
const NO_REFERRER = 'no-referrer'

const baseHeaders = {
  'x-content-type-options': 'nosniff',
  [REFERRER_POLICY]: 'strict-origin-when-cross-origin',
}

/** What Next says of an answer with a key in its address. Next can be stricter than the front, not laxer. */
const strictest = (headers: string[], { [REFERRER_POLICY]: asked }: IncomingHttpHeaders) =>
  asked === NO_REFERRER ? headers.with(headers.indexOf(REFERRER_POLICY) + 1, NO_REFERRER) : headers

/** These apply to documents, not to parts of one. */
const documentHeaders = {
  'permissions-policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

const RESOURCE_POLICY = 'cross-origin-resource-policy'

/**
 * Public pictures are used in emails and on advertising portals; nothing else is for other sites.
 */
const isForOtherSites = ({
  'content-type': type = '',
  'cache-control': caching = '',
}: IncomingHttpHeaders) => type.startsWith('image/') && caching.startsWith('public')

/** The security headers of every answer. */
export function createSecurityHeaders({ isSecure }: { isSecure: boolean }) {
  const always = Object.entries({ ...baseHeaders, ...(isSecure && HSTS) }).flat()
  const documents = [...always, ...Object.entries(documentHeaders).flat()]
  const names = new Set([
    ...Object.keys(baseHeaders),
    ...Object.keys(HSTS),
    ...Object.keys(documentHeaders),
    RESOURCE_POLICY,
  ])
  return {
    /** Names and values in turn, for an answer with these headers. */
    of: (headers: IncomingHttpHeaders): string[] => [
      ...strictest(isPartOfPage(headers) ? always : documents, headers),
      RESOURCE_POLICY,
      isForOtherSites(headers) ? 'cross-origin' : 'same-origin',
    ],
    /** For an answer without a body. */
    ofNothing: [...always, RESOURCE_POLICY, 'same-origin'],
    /** Whether the front sets this header, so that it is never passed on from Next. */
    includes: (name: string): boolean => names.has(name),
  }
}

export type SecurityHeaders = ReturnType<typeof createSecurityHeaders>
