import { findSitemap } from '@/data/site/sitemap'
import { sitemapIndexOf, sitemapOf } from '@/domain/site/sitemap'
import { env } from '@/env'

export const dynamic = 'force-dynamic'

/**
 * All addresses for search engines, or the addresses of the sitemap's parts. Cached until something
 * changes.
 */
export async function GET(): Promise<Response> {
  const sitemap = await findSitemap()
  const part = (_: unknown, at: number) => new URL(`/sitemap/${at + 1}.xml`, env.SITE_URL).href
  const xml =
    'parts' in sitemap
      ? sitemapIndexOf(Array.from({ length: sitemap.parts }, part))
      : sitemapOf(sitemap)
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, s-maxage=31536000',
    },
  })
}
