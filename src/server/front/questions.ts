import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

import { hopByHop } from './headers'
import { languageCookie } from './route'

/** By these Next and its hosts talk to themselves: a visitor who sends one means no good. */
const INTERNAL = /^(?:x-(?:middleware|nextjs|next|forwarded|prerender|action|invoke|now|vercel)-|(?:next-resume|x-matched-path|forwarded|x-real-ip)$)/
/** Said anew, or already dealt with. */
const OURS = ['host', 'expect', 'content-security-policy']
const LONGEST_LANGUAGES = 200

type Asker = { address: string; isSite: boolean; policy?: string }

export type Questions = ReturnType<typeof createQuestions>

/** The headers of what the front asks Next. The host in them is always the site's own. */
export function createQuestions(site: URL) {
  const ours = { host: site.host, 'x-forwarded-host': site.host, 'x-forwarded-proto': site.protocol.slice(0, -1) }
  /** Next need not compress, and what it writes must be read here. */
  const legible = { 'accept-encoding': 'identity' }

  return {
    /** For everyone: nothing in it comes from a visitor. */
    shared: (): OutgoingHttpHeaders => ({ ...ours, ...legible }),

    /** For a visitor whose language decides. */
    ofLanguage(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
      const cookie = languageCookie(headers)
      const accepted = headers['accept-language']
      return {
        ...ours,
        ...legible,
        ...(cookie && { cookie: `language=${cookie}` }),
        ...(accepted && accepted.length <= LONGEST_LANGUAGES && { 'accept-language': accepted }),
      }
    },

    /** In the name of one visitor: what he sent, without what only machines of ours may say. Next takes the number for its scripts from the policy. */
    own(headers: IncomingHttpHeaders, { address, isSite, policy }: Asker): OutgoingHttpHeaders {
      const skipped = new Set([...hopByHop(headers), ...OURS])
      const sent = Object.entries(headers).filter(([name]) => !skipped.has(name) && !INTERNAL.test(name))
      return { ...Object.fromEntries(sent), ...ours, 'x-forwarded-for': address, ...(isSite && legible), ...(policy && { 'content-security-policy': policy }) }
    },
  }
}
