import { readFileSync } from 'node:fs'
import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'

/** Payload asks every page for a client hint that only its own screens use. */
const STUDIO_ONLY = new Set(['Accept-CH', 'Critical-CH', 'Vary'])

/** Paths without a language in front, such as /te-koop/ or /property/123/. What has a dot is a file. */
const WITHOUT_LANGUAGE = '/:first((?!(?:nl|fr|en|de|admin|api|sitemap|unprefixed|_next)(?:/|$))[^/.]+)'

/**
 * A key that changes what a page shows makes it a page rendered each time. The rules are tried one after the other. What
 * lies behind the login is rendered each time anyway.
 */
const FILTERED = '/:locale(nl|fr|en|de)/:path((?!(?:filtered|login|portal|preview)(?:/|$)).*)'
const dynamicKeys = JSON.parse(readFileSync(path.join(import.meta.dirname, 'src', 'server', 'front', 'dynamicKeys.json'), 'utf8'))

/**
 * Loaded by Node once. Bundled, each route handler would hold eight megabytes of source of its own, as text and as code,
 * and its own copy of what those packages keep.
 */
const ONCE = ['payload', '@payloadcms/db-postgres', '@payloadcms/drizzle', 'drizzle-orm', 'graphile-worker', 'nodemailer', 'undici']

const YEAR = 'public, max-age=31536000, immutable'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  compress: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ONCE,
  turbopack: { root: import.meta.dirname },
  // Bounded, in memory alone, and exact about changes.
  cacheHandler: path.join(import.meta.dirname, 'src', 'server', 'nextStore.mjs'),
  cacheMaxMemorySize: 0,
  // Payload tells its refusals apart by the names of their classes, which a minified server would not have.
  experimental: { serverMinification: false },
  rewrites: async () => ({
    beforeFiles: dynamicKeys.map((key) => ({ source: FILTERED, has: [{ type: 'query', key }], destination: '/:locale/filtered/:path' })),
    afterFiles: [{ source: `${WITHOUT_LANGUAGE}/:rest*`, destination: '/unprefixed/:first/:rest*' }],
    fallback: [],
  }),
  headers: async () => ['/fonts/:file*.woff2', '/maplibre/:version/:file'].map((source) => ({ source, headers: [{ key: 'Cache-Control', value: YEAR }] })),
}

const assembled = withPayload(config, { devBundleServerPackages: false })
const allHeaders = assembled.headers

export default {
  ...assembled,
  headers: async () =>
    (await allHeaders()).flatMap((rule) => {
      const studio = rule.headers.filter(({ key }) => STUDIO_ONLY.has(key))
      const everywhere = rule.headers.filter(({ key }) => !STUDIO_ONLY.has(key))
      return [...(everywhere.length ? [{ ...rule, headers: everywhere }] : []), ...(studio.length ? [{ source: '/admin/:path*', headers: studio }] : [])]
    }),
}
