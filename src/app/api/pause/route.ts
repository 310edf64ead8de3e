import { pauseDemand } from '@/data/demands/own'
import { openWith } from '@/data/leads/keys'
import { personalHref } from '@/data/leads/personal'
import { defaultLocale, isLocale } from '@/i18n/locales'

export const dynamic = 'force-dynamic'

const unkept = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const keyIn = (request: Request): string => new URL(request.url).searchParams.get('key') ?? ''

/** Programs that look at links change nothing: a reader is shown the page on which he can press. */
export async function GET(request: Request): Promise<Response> {
  const [key, language] = [keyIn(request), new URL(request.url).searchParams.get('lang')]
  const shown = /^[\w.-]{20,200}$/.test(key) ? key : undefined
  const Location = await personalHref(isLocale(language) ? language : defaultLocale, shown)
  return new Response(null, { status: 303, headers: { ...unkept, Location } })
}

/** The one press of a mail program (RFC 8058). It comes from no page of ours, and the key says who presses. */
export async function POST(request: Request): Promise<Response> {
  const opened = openWith(keyIn(request))
  if (opened === 'expired') return new Response(null, { status: 410, headers: unkept })
  if (opened?.purpose !== 'demand') return new Response(null, { status: 404, headers: unkept })
  await pauseDemand(opened.id)
  return new Response(null, { status: 200, headers: unkept })
}
