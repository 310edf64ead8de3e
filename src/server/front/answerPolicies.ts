import type { IncomingHttpHeaders } from 'node:http'

import { isPage, isPartOfPage } from './contentType'
import { createPagePolicy, portalPolicy, studioPolicy } from './csp'
import { filePolicy } from './filePolicy'

export type PolicyOptions = {
  /** The hashes of the inline scripts of the build. */
  inlineScripts: readonly string[]
  /** Called with the text of every other inline script in a page. */
  onUnknownScript: (script: string) => void
  /** Makes a policy one for development. */
  adaptPolicy?: (policy: string, html?: string) => string
}

/** The content security policy as a header, by the kind of the answer. */
export function createPolicies(
  isSecure: boolean,
  { inlineScripts, onUnknownScript, adaptPolicy = (policy) => policy }: PolicyOptions,
) {
  const pagePolicy = createPagePolicy({
    isSecure,
    known: new Set(inlineScripts),
    onUnknown: onUnknownScript,
  })
  const ownerPolicy = portalPolicy(inlineScripts, { isSecure })
  const asHeader = (policy: string): string[] => ['content-security-policy', policy]
  const ofFile = (headers: IncomingHttpHeaders): string[] =>
    asHeader(headers['content-security-policy']?.toString() ?? filePolicy(headers['content-type']))

  return {
    /** For a page by its content, for a file by its type; none for a part of a page. */
    ofAnswer(headers: IncomingHttpHeaders, body: Buffer): string[] {
      if (isPage(headers)) {
        const html = body.toString()
        return asHeader(adaptPolicy(pagePolicy(html), html))
      }
      return isPartOfPage(headers) ? [] : ofFile(headers)
    },
    ofFile,
    asHeader,
    /** The policy of a page of the owner portal. */
    ofPortal: (html: string) => adaptPolicy(ownerPolicy, html),
    /** The policy of one answer of the studio. */
    ofStudio: (nonce: string) => adaptPolicy(studioPolicy(nonce, { isSecure })),
  }
}

export type Policies = ReturnType<typeof createPolicies>
