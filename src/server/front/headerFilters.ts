import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection, which are never passed on. */
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

/** Headers that stay between Next and the front. */
export const NEXT_ONLY = /^(?:x-nextjs-|x-powered-by$)/

/** The same for the studio, whose router needs the others. */
export const POWERED_BY = /^x-powered-by$/

/** Headers that an answer for all visitors may carry. */
const SHARED = [
  'content-type',
  'content-language',
  'content-disposition',
  'link',
  'location',
  'x-robots-tag',
  'retry-after',
]

/** Headers that the front writes itself for an answer to one visitor. */
export const REWRITTEN = [
  'cache-control',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'vary',
]

/** Names of the headers that are not passed on, including those that the connection names. */
export const hopByHop = ({ connection = '' }: IncomingHttpHeaders): string[] => [
  ...HOP_BY_HOP,
  ...connection
    .toLowerCase()
    .split(',')
    .map((name) => name.trim()),
]

/** Names and values in turn; a name with several values is repeated. */
export const pickHeaders = (
  headers: IncomingHttpHeaders,
  isPicked: (name: string) => boolean,
): string[] =>
  Object.entries(headers).flatMap(([name, value = []]) =>
    isPicked(name) ? [value].flat().flatMap((item) => [name, item]) : [],
  )

export const sharedHeaders = (headers: IncomingHttpHeaders): string[] =>
  pickHeaders(headers, (name) => SHARED.includes(name))
