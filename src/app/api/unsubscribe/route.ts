import { openWith } from '@/data/leads/keys'
import { personalHref } from '@/data/leads/personal'
import { unsubscribe } from '@/data/leads/subscribers'
import { spokenLanguage } from '@/data/routes'

export const dynamic = 'force-dynamic'

const unkept = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

const asked = (request: Request) => {
  const { searchParams } = new URL(request.url)
  return { key: searchParams.get('key') ?? '', language: searchParams.get('lang') ?? undefined }
}

/** Programs that look at links change nothing: a reader is shown the page on which he can press. */
export async function GET(request: Request): Promise<Response> {
  const { key, language } = asked(request)
  const shown = /^[\w.-]{20,200}$/.test(key) ? key : undefined
  return new Response(null, { status: 303, headers: { ...unkept, Location: await personalHref(await spokenLanguage(language), shown) } })
}

/** The one press of a mail program (RFC 8058). It comes from no page of ours, and the key says who presses. */
export async function POST(request: Request): Promise<Response> {
  const opened = openWith(asked(request).key)
  if (opened === 'expired') return new Response(null, { status: 410, headers: unkept })
  if (opened?.purpose !== 'newsletter') return new Response(null, { status: 404, headers: unkept })
  await unsubscribe(opened.id)
  return new Response(null, { status: 200, headers: unkept })
}
