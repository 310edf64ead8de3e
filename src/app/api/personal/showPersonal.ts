import { personalHref } from '@/data/leads/personal'
import { spokenLanguage } from '@/data/routes'

export const unkept = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }

/** Where a link in a mail leads. Programs that look at links change nothing: a reader is shown the page on which he can press. */
export async function showPersonal(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const locale = await spokenLanguage(searchParams.get('lang') ?? undefined)
  return new Response(null, { status: 303, headers: { ...unkept, Location: await personalHref(locale, searchParams.get('key') ?? '') } })
}
