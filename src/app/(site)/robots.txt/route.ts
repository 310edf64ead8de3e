import { env } from '@/env'
import { locales } from '@/i18n/locales'
import { loginHref, portalHref } from '@/i18n/portal'

export const dynamic = 'force-dynamic'

/**
 * Search engines may read the site and its pictures, but not the studio, the API and the owner
 * portal.
 */
export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    'Allow: /api/media/file/',
    'Disallow: /admin',
    'Disallow: /api',
    ...locales
      .flatMap((locale) => [loginHref(locale), portalHref(locale)])
      .map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', env.SITE_URL).href}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, s-maxage=31536000',
    },
  })
}
