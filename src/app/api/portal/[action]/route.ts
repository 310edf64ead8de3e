import { noteFailure } from '@/data/leads/failures'
import { isFromSite } from '@/domain/fromSite'
import { env } from '@/env'
import { readPosted } from '@/forms/guards'
import { portalAction } from '@/forms/portal/actions'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ action: string }> }

const unkept = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** Takes a form of the login or of the account of an owner: a plain post, answered with the way to the next page. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang')
  const name = (await params).action
  const action = portalAction(name)
  if (!action || !isLocale(language)) return new Response(null, { status: 404, headers: unkept })
  const say = (status: number, word: 'elsewhere' | 'unreadable') =>
    new Response(translate(language)(`form.${word}`), { status, headers: { ...unkept, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return say(403, 'elsewhere')
  const posted = await readPosted(request, [])
  if (!posted) return say(413, 'unreadable')
  try {
    const { to, cookies = [] } = await action({ posted, locale: language, address: request.headers.get('x-forwarded-for') ?? '', headers: request.headers })
    return new Response(null, {
      status: 303,
      headers: [...Object.entries({ ...unkept, Location: to }), ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])],
    })
  } catch (error) {
    noteFailure(name, error)
    return new Response(translate(language)('account.down'), {
      status: 503,
      headers: { ...unkept, 'Retry-After': '30', 'Content-Type': 'text/plain; charset=utf-8' },
    })
  }
}
