import { findProperty } from '@/data/catalogue/listings'
import { findLanguages } from '@/data/site/routes'
import { isLocale } from '@/i18n/locales'
import { drawPoster } from '@/screens/map/poster'
import { describePicture, renderPicture } from '@/screens/neighbourhood/picture'

type Props = { params: Promise<{ file: string }> }

export const dynamic = 'force-dynamic'

const FILE = /^([a-z]{2})-([1-9]\d{0,8})-([0-9a-f]{12})\.svg$/
const FOREVER = 'public, max-age=31536000, immutable'

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })

const isPoster = (file: string): boolean => file.includes('_')

/** The picture with which the map of a list opens. Its address is signed, and there is no other. */
async function posterResponse(file: string): Promise<Response> {
  const drawn = await drawPoster(file)
  if (drawn === undefined) return notFound()
  return new Response(drawn, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': FOREVER,
      'X-Robots-Tag': 'noindex',
    },
  })
}

/**
 * The drawn picture of a listing's neighbourhood. Its address has the version of what is drawn; an
 * older address shows the picture of today, and is not kept.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { file } = await params
  if (isPoster(file)) return posterResponse(file)
  const [, locale, number, version] = FILE.exec(file) ?? []
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
