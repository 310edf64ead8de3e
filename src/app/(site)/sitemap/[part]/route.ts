import { findSitemapPart } from '@/data/site/sitemap'
import { sitemapOf } from '@/domain/site/sitemap'

type Props = { params: Promise<{ part: string }> }

export const dynamic = 'force-dynamic'

/** A part of a large sitemap: `1.xml` and so on. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const [, number] = /^([1-9]\d{0,4})\.xml$/.exec((await params).part) ?? []
  const entries = number ? await findSitemapPart(Number(number)) : null
  if (!entries) return new Response(null, { status: 404 })
  return new Response(sitemapOf(entries), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, s-maxage=31536000',
    },
  })
}
