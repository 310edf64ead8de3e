import { noteFailure } from '@/data/enquiries/logFailure'
import { isFromSite } from '@/domain/site/fromSite'
import { env } from '@/env'
import { readPosted } from '@/forms/readPosted'
import { passkeyChallenge } from '@/forms/portal/challenge'
import { isLocale } from '@/i18n/locales'

export const dynamic = 'force-dynamic'

const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }

/** Gives the script of a passkey form the options for the browser, with a challenge. */
export async function POST(request: Request): Promise<Response> {
  const language = new URL(request.url).searchParams.get('lang')
  const fail = (status: number) => new Response(null, { status, headers: privateHeaders })
  if (!isLocale(language)) return fail(404)
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return fail(403)
  const posted = await readPosted(request, [])
  if (!posted) return fail(413)
  const { headers } = request
  const address = headers.get('x-forwarded-for') ?? ''
  try {
    const { status, body, cookies } = await passkeyChallenge({
      posted,
      locale: language,
      address,
      headers,
    })
    return Response.json(body, {
      status,
      headers: [
        ...Object.entries(privateHeaders),
        ...cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
      ],
    })
  } catch (error) {
    noteFailure('challenge', error)
    return fail(503)
  }
}
