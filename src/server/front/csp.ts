import { videoFrameHosts } from '@/domain/site/video'

import { findUnknownScripts } from './findUnknownScripts'

const BODY_TAG = /<body\b(?:"[^"]*"|'[^']*'|[^'">])*>/i
const TAGS = /\sdata-tags="([^"]*)"/i

type Hosts = { script: readonly string[]; connect: readonly string[]; image: readonly string[] }
type Transport = { isSecure: boolean }

const googleData = [
  '*.google-analytics.com',
  '*.analytics.google.com',
  '*.googletagmanager.com',
  'www.google.com',
]
/** Google names these for its advertisements and their conversions. */
const googleAds = [
  'google.com',
  'googleads.g.doubleclick.net',
  'www.googleadservices.com',
  'pagead2.googlesyndication.com',
]
/**
 * The hosts of third parties that an agency may have set up; the page names them in `<body
 * data-tags>`.
 */
const thirdParties: Readonly<Record<string, Hosts>> = {
  google: { script: ['www.googletagmanager.com'], connect: googleData, image: googleData },
  ads: {
    script: ['www.googleadservices.com', 'googleads.g.doubleclick.net'],
    connect: googleAds,
    image: googleAds,
  },
  mapbox: {
    script: [],
    connect: ['api.mapbox.com', '*.tiles.mapbox.com', 'events.mapbox.com'],
    image: ['api.mapbox.com'],
  },
  meta: {
    script: ['connect.facebook.net'],
    connect: ['www.facebook.com'],
    image: ['www.facebook.com'],
  },
}

/**
 * The hosts of the third parties in the first `<body>` tag: later ones were written into the
 * content.
 */
function allowedHosts(html: string): Hosts {
  const names = new Set(TAGS.exec(BODY_TAG.exec(html)?.[0] ?? '')?.[1]?.split(/\s+/))
  const known = Object.entries(thirdParties).flatMap(([name, hosts]) =>
    names.has(name) ? [hosts] : [],
  )
  return {
    script: known.flatMap(({ script }) => script),
    connect: known.flatMap(({ connect }) => connect),
    image: known.flatMap(({ image }) => image),
  }
}

/** Directives that are the same for every page. */
const commonDirectives = ({ isSecure }: Transport) => [
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  ...(isSecure ? ['upgrade-insecure-requests'] : []),
]

/**
 * The policy of the owner portal: files of the site, and the inline scripts of the build. It may not
 * be framed, and frames nothing.
 */
export const portalPolicy = (inlineScripts: readonly string[], transport: Transport): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "frame-src 'none'",
    ...commonDirectives(transport),
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The policy of one answer of the studio: only scripts with its nonce, and what those load. Its
 * editors write styles into elements, it shows uploads before they are stored, and it frames the
 * preview of a page.
 */
export const studioPolicy = (nonce: string, transport: Transport): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    ...commonDirectives(transport),
    "frame-ancestors 'self'",
  ].join('; ')

/** The policy of the pages of the site: files of the site, and the inline scripts of the build. */
export function createPagePolicy({
  isSecure,
  known,
  onUnknown,
}: Transport & { known: ReadonlySet<string>; onUnknown: (script: string) => void }) {
  return (html: string): string => {
    const { script, connect, image } = allowedHosts(html)
    findUnknownScripts(html, known).forEach(onUnknown)
    return [
      "default-src 'self'",
      ["script-src 'self'", ...known, ...script].join(' '),
      "style-src 'self' 'unsafe-inline'",
      ["img-src 'self' data: blob:", ...image].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...connect].join(' '),
      // A video may come from any host; it is shown, never run.
      "media-src 'self' https:",
      ["frame-src 'self'", ...videoFrameHosts].join(' '),
      "worker-src 'self' blob:",
      ...commonDirectives({ isSecure }),
      "frame-ancestors 'self'",
    ].join('; ')
  }
}
