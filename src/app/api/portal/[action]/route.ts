import { noteFailure } from '@/data/enquiries/logFailure'
import { isFromSite } from '@/domain/site/fromSite'
import { env } from '@/env'
import { readPosted } from '@/forms/readPosted'
import { portalAction } from '@/forms/portal/actions'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ action: string }> }

const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** Takes a form of the login or the account of an owner: a plain post, answered with a redirect. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang')
  const name = (await params).action
  const action = portalAction(name)
  if (!action || !isLocale(language))
    return new Response(null, { status: 404, headers: privateHeaders })
  const refuse = (status: number, message: 'elsewhere' | 'unreadable') =>
    new Response(translate(language)(`form.${message}`), {
      status,
      headers: { ...privateHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return refuse(403, 'elsewhere')
  const posted = await readPosted(request, [])
  if (!posted) return refuse(413, 'unreadable')
  try {
    const { to, cookies = [] } = await action({
      posted,
      locale: language,
      address: request.headers.get('x-forwarded-for') ?? '',
      headers: request.headers,
    })
    return new Response(null, {
      status: 303,
      headers: [
        ...Object.entries({ ...privateHeaders, Location: to }),
        ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ],
    })
  } catch (error) {
    noteFailure(name, error)
    return new Response(translate(language)('account.down'), {
      status: 503,
      headers: {
        ...privateHeaders,
        'Retry-After': '30',
        'Content-Type': 'text/plain; charset=utf-8',
      },
    })
  }
}
