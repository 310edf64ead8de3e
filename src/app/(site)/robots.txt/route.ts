import { env } from '@/env'

export const dynamic = 'force-dynamic'

/** Search engines may read the site and its pictures; the studio and its API are nothing to them. */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/media/file/',
    'Disallow: /admin',
    'Disallow: /api',
    '',
    `Sitemap: ${new URL('/sitemap.xml', env.SITE_URL).href}`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, s-maxage=31536000' } })
}
