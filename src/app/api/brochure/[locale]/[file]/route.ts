import { contentHash, findOrPrintPdf } from '@/brochure/pdfCache'
import { findProperty } from '@/data/catalogue/listings'
import { findLanguages } from '@/data/site/routes'
import { mayPrint } from '@/domain/catalogue/printing'
import { isReference } from '@/domain/catalogue/reference'
import { isLocale } from '@/i18n/locales'
import { describeBrochure } from '@/screens/brochure/describe'

type Props = { params: Promise<{ locale: string; file: string }> }

export const dynamic = 'force-dynamic'

const notFound = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
const emptyResponses = {
  unprinted: () => new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } }),
  busy: () =>
    new Response(null, {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' },
    }),
}

async function findBrochure({ params }: Props) {
  const { locale, file } = await params
  const number = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : ''
  if (!isReference(number) || !isLocale(locale)) return null
  const { inUse } = await findLanguages()
  const reference = Number(number)
  const property = inUse.includes(locale) ? await findProperty(reference, locale) : null
  return property && describeBrochure(property, reference, locale)
}

/**
 * The brochure of a listing, for those who may see its page. Clients revalidate it each time, and
 * get it again only when its content changed.
 */
export async function GET(request: Request, props: Props): Promise<Response> {
  const view = await findBrochure(props)
  if (!view) return notFound()
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${view.fileName}"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Robots-Tag': 'noindex',
    ETag: `"${contentHash(view)}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.ETag))
    return new Response(null, { status: 304, headers })
  const file = await findOrPrintPdf(
    { as: 'brochure', view },
    { mayPrint: mayPrint(request.headers) },
  )
  return typeof file === 'string'
    ? emptyResponses[file]()
    : new Response(new Uint8Array(file), { headers })
}
