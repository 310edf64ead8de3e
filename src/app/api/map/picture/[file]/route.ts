import { findProperty } from '@/data/catalogue/listings'
import { findLanguages } from '@/data/site/routes'
import { isLocale } from '@/i18n/locales'
import { describePicture, renderPicture } from '@/screens/neighbourhood/picture'

type Props = { params: Promise<{ file: string }> }

export const dynamic = 'force-dynamic'

const FILE = /^([a-z]{2})-([1-9]\d{0,8})-([0-9a-f]{12})\.svg$/
const FOREVER = 'public, max-age=31536000, immutable'

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/**
 * The drawn picture of a listing's neighbourhood. Its address has the version of what is drawn; an
 * older address shows the picture of today, and is not kept.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const [, locale, number, version] = FILE.exec((await params).file) ?? []
  if (!isLocale(locale) || !(await findLanguages()).inUse.includes(locale)) return notFound()
  const property = await findProperty(Number(number), locale)
  const picture = property && (await describePicture(property, locale))
  if (!picture) return notFound()
  const headers = {
    'Content-Type': 'image/svg+xml',
    'Cache-Control': version === picture.version ? FOREVER : 'no-store',
    'X-Robots-Tag': 'noindex',
    ETag: `"${picture.version}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.ETag))
    return new Response(null, { status: 304, headers })
  const drawn = await renderPicture(picture, locale)
  return drawn === undefined ? notFound() : new Response(drawn, { headers })
}
