import { noteFailure } from '@/data/enquiries/logFailure'
import type { Form } from '@/forms/defineForm'
import { isEnquiryKind } from '@/domain/enquiries/forms'
import { isFromSite } from '@/domain/site/fromSite'
import { withDeadline } from '@/forms/deadline'
import { isFromPreview, readPosted, type Posted } from '@/forms/readPosted'
import { formOf } from '@/forms/registry'
import { outagePage } from '@/forms/outagePage'
import { pageWithTypedAnswers, submitForm } from '@/forms/submitForm'
import { env } from '@/env'
import { isLocale, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ kind: string }> }

const noStore = { 'Cache-Control': 'no-store' }
const retrySoon = { ...noStore, 'Retry-After': '30' }

/**
 * Milliseconds; longer than a busy machine takes. The front gives up after ten seconds and does not
 * know what was typed.
 */
const TIMEOUT_MS = 8000

const seeOther = (address: string): Response =>
  new Response(null, { status: 303, headers: { ...noStore, Location: address } })

const isScript = ({ headers }: Request): boolean => headers.get('accept') === 'application/json'

async function submit(
  request: Request,
  form: Form,
  posted: Posted,
  locale: Locale,
): Promise<Response> {
  const context = { locale, address: request.headers.get('x-forwarded-for') ?? '' }
  const result = isFromPreview(request.headers)
    ? { refused: { form: 'preview' } as const }
    : await submitForm(form, posted, context)
  if (isScript(request))
    return Response.json(result, { status: 'next' in result ? 200 : 422, headers: noStore })
  return seeOther(
    'next' in result
      ? result.next
      : await pageWithTypedAnswers(form, posted, result.refused, locale),
  )
}

/**
 * Answers when the form may not have been written. It can be sent again, because the same form is
 * stored once.
 */
function outageResponse(request: Request, form: Form, posted: Posted, locale: Locale): Response {
  if (isScript(request))
    return Response.json({ problem: 'down' }, { status: 503, headers: retrySoon })
  return new Response(outagePage(form.kind, posted, locale), {
    status: 503,
    headers: { ...retrySoon, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Takes a form from any page of the site, however old the page is. A script gets JSON. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang')
  const { kind } = await params
  if (!isEnquiryKind(kind) || !isLocale(language))
    return new Response(null, { status: 404, headers: noStore })
  const form = formOf[kind]
  const refuse = (status: number, message: 'elsewhere' | 'unreadable') =>
    new Response(translate(language)(`form.${message}`), {
      status,
      headers: { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return refuse(403, 'elsewhere')
  const posted = await readPosted(request, form.lists)
  if (!posted) return refuse(413, 'unreadable')
  try {
    return await withDeadline(submit(request, form, posted, language), TIMEOUT_MS)
  } catch (error) {
    noteFailure(form.kind, error)
    return outageResponse(request, form, posted, language)
  }
}
