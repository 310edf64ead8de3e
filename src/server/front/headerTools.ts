import type { IncomingHttpHeaders } from 'node:http'

import type { Policies } from './answerPolicies'
import type { SecurityHeaders } from './securityHeaders'

export type Tools = { security: SecurityHeaders; policies: Policies }

export const REVALIDATE = 'public, max-age=0, must-revalidate'
export const noBody = Buffer.alloc(0)

/** The last headers of an answer; the very last value is replaced when it is sent. */
export const closingHeaders = (
  { security }: Tools,
  headers: IncomingHttpHeaders,
  cacheStatus = 'pass',
): string[] => [...security.of(headers), 'x-hestia-cache', cacheStatus]
