import { withPayload } from '@payloadcms/next/withPayload'

/** Payload asks every page for a client hint that only its own screens use. */
const STUDIO_ONLY = new Set(['Accept-CH', 'Critical-CH', 'Vary'])

/** @type {import('next').NextConfig} */
const config = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  compress: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ['graphile-worker'],
  turbopack: { root: import.meta.dirname },
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
