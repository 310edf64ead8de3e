import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

import { hopByHop } from './headerFilters'
import { firstRange } from './range/parseRange'
import { languageCookie } from './route'

/** Headers for use inside Next and its hosts: they are never accepted from a client. */
const INTERNAL =
  /^(?:x-(?:middleware|nextjs|next|forwarded|prerender|action|invoke|now|vercel|hestia)-|(?:next-resume|x-matched-path|forwarded|x-real-ip)$)/
/** Headers that are written again, or already handled. */
const replaced = ['host', 'expect', 'content-security-policy']
/** Headers that only files understand: Next fails on a range that a file does not have. */
const ofFiles = ['range', 'if-range']

/**
 * The range for a file of Payload, which reads odd ranges in its own way, and no `If-Range`: it
 * gives its files no tags, so what a client knows is never certain to be the same file.
 */
function rangeHeader({ range, 'if-range': known }: IncomingHttpHeaders): OutgoingHttpHeaders {
  const first = known === undefined ? firstRange(range) : undefined
  return first === undefined ? {} : { range: first }
}
const MAX_ACCEPT_LANGUAGE = 200

type Client = { address: string; isSite: boolean; policy?: string }

export type UpstreamHeaders = ReturnType<typeof createUpstreamHeaders>

/** The headers of the front's requests to Next. The host is always the site's own. */
export function createUpstreamHeaders(site: URL) {
  const siteHeaders = {
    host: site.host,
    'x-forwarded-host': site.host,
    'x-forwarded-proto': site.protocol.slice(0, -1),
  }
  /** Next need not compress: the front reads what it writes. */
  const uncompressed = { 'accept-encoding': 'identity' }

  return {
    /** For a shared answer: nothing in it comes from a visitor. */
    shared: (): OutgoingHttpHeaders => ({ ...siteHeaders, ...uncompressed }),

    /** For a shared file that is too large to hold. */
    sharedFile: (headers: IncomingHttpHeaders): OutgoingHttpHeaders => ({
      ...siteHeaders,
      ...uncompressed,
      ...rangeHeader(headers),
    }),

    /** For an answer that depends on the language. */
    forLanguage(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
      const cookie = languageCookie(headers)
      const accepted = headers['accept-language']
      return {
        ...siteHeaders,
        ...uncompressed,
        ...(cookie && { cookie: `language=${cookie}` }),
        ...(accepted && accepted.length <= MAX_ACCEPT_LANGUAGE && { 'accept-language': accepted }),
      }
    },

    /**
     * For one visitor: their headers without those only our servers may set. Next takes the nonce
     * for its scripts from the policy.
     */
    forVisitor(
      headers: IncomingHttpHeaders,
      { address, isSite, policy }: Client,
    ): OutgoingHttpHeaders {
      const skipped = new Set([...hopByHop(headers), ...replaced, ...ofFiles])
      const sent = Object.entries(headers).filter(
        ([name]) => !skipped.has(name) && !INTERNAL.test(name),
      )
      return {
        ...Object.fromEntries(sent),
        ...siteHeaders,
        'x-forwarded-for': address,
        ...(!isSite && rangeHeader(headers)),
        ...(isSite && uncompressed),
        ...(policy && { 'content-security-policy': policy }),
      }
    },
  }
}
