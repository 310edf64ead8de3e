import { noteFailure } from '@/data/leads/failures'
import type { Form } from '@/forms/form'
import { isFromSite } from '@/domain/fromSite'
import { isFromPreview, readPosted, type Posted } from '@/forms/guards'
import { formOf } from '@/forms/registry'
import { sorryPage } from '@/forms/sorry'
import { pageWithTyped, takeForm } from '@/forms/take'
import { env } from '@/env'
import { isLocale, type Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ kind: string }> }

const unkept = { 'Cache-Control': 'no-store' }
const SOON = { ...unkept, 'Retry-After': '30' }

const leadTo = (address: string): Response => new Response(null, { status: 303, headers: { ...unkept, Location: address } })

const isScript = ({ headers }: Request): boolean => headers.get('accept') === 'application/json'

async function take(request: Request, form: Form, posted: Posted, locale: Locale): Promise<Response> {
  const asked = { locale, address: request.headers.get('x-forwarded-for') ?? '' }
  const answered = isFromPreview(request.headers) ? { refused: { form: 'preview' } as const } : await takeForm(form, posted, asked)
  if (isScript(request)) return Response.json(answered, { status: 'next' in answered ? 200 : 422, headers: unkept })
  return leadTo('next' in answered ? answered.next : await pageWithTyped(form, posted, answered.refused, locale))
}

/** Nothing was written, or nobody knows: it can be sent again, because the same form arrives once. */
function apologise(request: Request, form: Form, posted: Posted, locale: Locale): Response {
  if (isScript(request)) return Response.json({ problem: 'down' }, { status: 503, headers: SOON })
  return new Response(sorryPage(form.kind, posted, locale), { status: 503, headers: { ...SOON, 'Content-Type': 'text/html; charset=utf-8' } })
}

/** Takes a form from any page of the site, whenever that page was loaded. With a script the answer is for the script. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang')
  const form = formOf((await params).kind)
  if (!form || !isLocale(language)) return new Response(null, { status: 404, headers: unkept })
  const say = (status: number, word: 'elsewhere' | 'unreadable') =>
    new Response(translate(language)(`form.${word}`), { status, headers: { ...unkept, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return say(403, 'elsewhere')
  const posted = await readPosted(request, form.lists)
  if (!posted) return say(413, 'unreadable')
  try {
    return await take(request, form, posted, language)
  } catch (error) {
    noteFailure(form.kind, error)
    return apologise(request, form, posted, language)
  }
}
