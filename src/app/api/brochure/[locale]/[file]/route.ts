import { markOf, printed } from '@/brochure/keep'
import { findProperty } from '@/data/listings'
import { findLanguages } from '@/data/routes'
import { isLocale } from '@/i18n/locales'
import { describeBrochure } from '@/screens/brochure/describe'

type Props = { params: Promise<{ locale: string; file: string }> }

export const dynamic = 'force-dynamic'

const missing = () => new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
const busy = () => new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '30' } })

async function ask({ params }: Props) {
  const { locale, file } = await params
  const [, number] = /^([1-9]\d{0,8})\.pdf$/.exec(file) ?? []
  if (!number || !isLocale(locale)) return null
  const { inUse } = await findLanguages()
  const reference = Number(number)
  const property = inUse.includes(locale) ? await findProperty(reference, locale) : null
  return property && describeBrochure(property, reference, locale)
}

/** A listing on paper, for everyone who may see its page; asked for again each time, and sent again only when it shows something else. */
export async function GET(request: Request, props: Props): Promise<Response> {
  const view = await ask(props)
  if (!view) return missing()
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${view.fileName}"`,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'X-Robots-Tag': 'noindex',
    ETag: `"${markOf(view)}"`,
  }
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers })
  const file = await printed({ as: 'brochure', view })
  return file ? new Response(new Uint8Array(file), { headers }) : busy()
}
