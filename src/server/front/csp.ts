import { createHash } from 'node:crypto'

import { videoFrameHosts } from '@/domain/video'

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script/gi
const TAGS = /<body\b(?:"[^"]*"|'[^']*'|[^'">])*?\sdata-tags="([^"]*)"/i
const HAS_SOURCE = /\ssrc\s*=/i
/** Data, which a browser does not run. */
const IS_DATA = /\stype\s*=\s*["']?application\/(?:ld\+)?json\b/i

type Hosts = { script: readonly string[]; connect: readonly string[]; image: readonly string[] }

const googleData = ['*.google-analytics.com', '*.analytics.google.com', '*.googletagmanager.com', 'www.google.com']
/** What the third parties load that an agency may have set up; the page names them in `<body data-tags>`. */
const thirdParties: Readonly<Record<string, Hosts>> = {
  google: { script: ['www.googletagmanager.com'], connect: googleData, image: googleData },
  mapbox: { script: [], connect: ['api.mapbox.com', '*.tiles.mapbox.com', 'events.mapbox.com'], image: ['api.mapbox.com'] },
  meta: { script: ['connect.facebook.net'], connect: ['www.facebook.com'], image: ['www.facebook.com'] },
}

/** A browser hashes what it has read, and it reads every line break as one character. */
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}'`

function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !HAS_SOURCE.test(attributes) && !IS_DATA.test(attributes))
  return [...new Set(scripts.map(([, , text = '']) => hashOf(text)))]
}

function allowed(html: string): Hosts {
  const names = new Set(TAGS.exec(html)?.[1]?.split(/\s+/))
  const known = Object.entries(thirdParties).flatMap(([name, hosts]) => (names.has(name) ? [hosts] : []))
  return { script: known.flatMap(({ script }) => script), connect: known.flatMap(({ connect }) => connect), image: known.flatMap(({ image }) => image) }
}

/** What holds for every page, whatever may run on it. */
const around = ({ isSecure }: { isSecure: boolean }) => [
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  ...(isSecure ? ['upgrade-insecure-requests'] : []),
]

/**
 * The policy of one answer of the portal: nothing but scripts that carry its number, and what those load. Nobody else's
 * frame may hold it, and it holds nobody else's.
 */
export const policyWithNonce = (nonce: string, secure: { isSecure: boolean }): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'none'",
    ...around(secure),
    "frame-ancestors 'none'",
  ].join('; ')

/** The policy of one page: its own inline scripts by their hashes, and no other. */
export function policyFor(html: string, { isSecure }: { isSecure: boolean }): string {
  const { script, connect, image } = allowed(html)
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts(html), ...script].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...image].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    // A film may lie on any host; it is shown, never run.
    "media-src 'self' https:",
    ["frame-src 'self'", ...videoFrameHosts].join(' '),
    "worker-src 'self' blob:",
    ...around({ isSecure }),
    "frame-ancestors 'self'",
  ].join('; ')
}
