import type { IncomingHttpHeaders } from 'node:http'

import { isPartOfPage } from './contentType'

const HSTS = { 'strict-transport-security': 'max-age=31536000' }

const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}

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
      ...(isPartOfPage(headers) ? always : documents),
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
