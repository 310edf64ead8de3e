import { readFileSync } from 'node:fs'
import path from 'node:path'

import { withPayload } from '@payloadcms/next/withPayload'

/** Payload requests a client hint on every page that only its own screens use. */
const STUDIO_ONLY = new Set(['Accept-CH', 'Critical-CH', 'Vary'])

/** Paths without a language, such as /te-koop/ or /property/123/. A path with a dot is a file. */
const WITHOUT_LANGUAGE =
  '/:first((?!(?:nl|fr|en|de|admin|api|sitemap|unprefixed|_next)(?:/|$))[^/.]+)'

/**
 * A query key that changes what a page shows has the page rendered for each request. The rules are
 * tried in order. Pages behind the login are rendered for each request anyway.
 */
const FILTERED = '/:locale(nl|fr|en|de)/:path((?!(?:filtered|login|portal|preview)(?:/|$)).*)'
const isDevelopment = process.env.NODE_ENV === 'development'
const dynamicKeys = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, 'src', 'server', 'front', 'dynamicKeys.json'),
    'utf8',
  ),
)

/**
 * Packages that Node loads once. Bundled, each route handler would hold eight megabytes of source,
 * as text and as code, and its own copy of their state.
 */
const EXTERNAL_PACKAGES = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/drizzle',
  'drizzle-orm',
  'graphile-worker',
  'nodemailer',
  'undici',
]

const ONE_YEAR = 'public, max-age=31536000, immutable'

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  compress: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: EXTERNAL_PACKAGES,
  turbopack: { root: import.meta.dirname },
  // `npm test` checks the types. A build on the machine of an agency need not do it again:
  // it is a quarter of the build.
  typescript: { ignoreBuildErrors: true },
  // In development Next answers scripts of the hosts that it knows only.
  allowedDevOrigins: process.env.SITE_URL ? [new URL(process.env.SITE_URL).hostname] : [],
  // Bounded, in memory only, and exact about changes.
  cacheHandler: path.join(import.meta.dirname, 'src', 'server', 'nextStore.mjs'),
  cacheMaxMemorySize: 0,
  experimental: {
    // Payload recognises its errors by class names, which minification would change.
    serverMinification: false,
    // Writing the cache is a fifth of a build. The first build of a clone does without: most clones
    // never build again, and a container drops the cache.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE !== 'no',
    // Nothing reads the maps of a build: `next start` runs without them, the server code keeps its
    // names, and browsers get none. They were five sixths of its files.
    turbopackSourceMaps: isDevelopment,
  },
  rewrites: async () => ({
    beforeFiles: [
      ...dynamicKeys.map((key) => ({
        source: FILTERED,
        has: [{ type: 'query', key }],
        destination: '/:locale/filtered/:path',
      })),
      // The compiler and the linter skip folders that start with a dot.
      { source: '/.well-known/security.txt', destination: '/security.txt' },
    ],
    afterFiles: [
      { source: `${WITHOUT_LANGUAGE}/:rest*`, destination: '/unprefixed/:first/:rest*' },
    ],
    fallback: [],
  }),
  headers: async () => [
    ...['/fonts/:file*.woff2', '/maplibre/:version/:file'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: ONE_YEAR }],
    })),
  ],
}

const assembled = withPayload(config, { devBundleServerPackages: false })
const allHeaders = assembled.headers

export default {
  ...assembled,
  headers: async () =>
    (await allHeaders()).flatMap((rule) => {
      const studio = rule.headers.filter(({ key }) => STUDIO_ONLY.has(key))
      const others = rule.headers.filter(({ key }) => !STUDIO_ONLY.has(key))
      return [
        ...(others.length ? [{ ...rule, headers: others }] : []),
        ...(studio.length ? [{ source: '/admin/:path*', headers: studio }] : []),
      ]
    }),
}
