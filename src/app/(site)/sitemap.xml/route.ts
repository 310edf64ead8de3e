import { findSitemap } from '@/data/sitemap'
import { sitemapIndexOf, sitemapOf } from '@/domain/sitemap'
import { env } from '@/env'

export const dynamic = 'force-dynamic'

/** Every address for search engines, or where its parts are. Kept until something changes. */
export async function GET(): Promise<Response> {
  const found = await findSitemap()
  const part = (_: unknown, at: number) => new URL(`/sitemap/${at + 1}.xml`, env.SITE_URL).href
  const xml = 'parts' in found ? sitemapIndexOf(Array.from({ length: found.parts }, part)) : sitemapOf(found)
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, s-maxage=31536000' } })
}
