import { contentHash, findOrPrintPdf } from '@/brochure/pdfCache'
import type { PrintJob } from '@/brochure/printPdf'
import { cardSizes } from '@/brochure/view'
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

const FILE_NAME = /^(\d+)(?:-card-(a[34])|-(letter))?\.pdf$/

/**
 * The brochure, the card for the shop window as `100201-card-a4.pdf` and `…-a3.pdf`, or the page for a
 * viewing as `…-letter.pdf`.
 */
async function findPaper({ params }: Props): Promise<(PrintJob & { fileName: string }) | null> {
  const { locale, file } = await params
  const [, number = '', card, letter] = FILE_NAME.exec(file) ?? []
  if (!isReference(number) || !isLocale(locale)) return null
  const { inUse } = await findLanguages()
  const reference = Number(number)
  const property = inUse.includes(locale) ? await findProperty(reference, locale) : null
  const view = property && (await describeBrochure(property, reference, locale))
  if (!view) return null
  const { fileName } = view
  const named = (paper: string) => fileName.replace('.pdf', `-${paper}.pdf`)
  if (letter) return { as: 'letter', view: { paper: 'letter', view }, fileName: named(letter) }
  const size = cardSizes.find((one) => one.toLowerCase() === card)
  return size
    ? { as: 'card', view: { size, view }, fileName: named(String(card)) }
    : { as: 'brochure', view, fileName }
}

/**
 * The brochure or window card of a listing, for those who may see its page. Clients revalidate it each time, and
 * get it again only when its content changed.
 */
export async function GET(request: Request, props: Props): Promise<Response> {
  const paper = await findPaper(props)
  if (!paper) return notFound()
  const { fileName, ...order } = paper
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${fileName}"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Robots-Tag': 'noindex',
    ETag: `"${contentHash(order.view)}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.ETag))
    return new Response(null, { status: 304, headers })
  const file = await findOrPrintPdf(order, { mayPrint: mayPrint(request.headers) })
  return typeof file === 'string'
    ? emptyResponses[file]()
    : new Response(new Uint8Array(file), { headers })
}
