import type { IncomingHttpHeaders } from 'node:http'

import { closingHeaders, noBody, REVALIDATE, type Tools } from './headerTools'

const FOREVER = 'public, max-age=31536000, immutable'

/** The headers of answers that the front gives itself. */
export const ownAnswerHeaders = (tools: Tools) => ({
  plain: (contentType: string): string[] => [
    'content-type',
    contentType,
    'cache-control',
    'no-store',
    ...tools.policies.ofAnswer({ 'content-type': contentType }, noBody),
    ...closingHeaders(tools, {}),
  ],

  /** For a file whose address changes with its content. */
  forever: (contentType: string): string[] => [
    'content-type',
    contentType,
    'cache-control',
    FOREVER,
    ...tools.policies.ofFile({ 'content-type': contentType }),
    ...closingHeaders(tools, {}),
  ],

  /** For an answer without a body. The body of the request is not read to its end. */
  silent: (request: IncomingHttpHeaders): string[] => [
    ...(Number(request['content-length'] ?? 0) > 0 || request['transfer-encoding']
      ? ['connection', 'close']
      : []),
    'cache-control',
    'no-store',
    ...tools.security.ofNothing,
    'x-hestia-cache',
    'pass',
  ],

  options: (allow: string): string[] => [
    'allow',
    allow,
    'cache-control',
    'no-store',
    ...closingHeaders(tools, {}),
  ],

  redirect: (location: string): string[] => [
    'location',
    location,
    'content-length',
    '0',
    'cache-control',
    REVALIDATE,
    ...closingHeaders(tools, {}),
  ],
})
