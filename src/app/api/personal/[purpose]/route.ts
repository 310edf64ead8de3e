import { openWith } from '@/data/leads/keys'
import { personalHref } from '@/data/leads/personal'
import { WISH_LISTS } from '@/forms/demand/action'
import { isFromSite } from '@/domain/fromSite'
import { readPosted } from '@/forms/guards'
import { presses } from '@/forms/personal'
import { env } from '@/env'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { showPersonal, unkept } from '../showPersonal'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ purpose: string }> }

export const GET = showPersonal

/** A press on a personal page. Back there its reader sees what became of it, or that his link opens nothing any more. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const [{ purpose }, language] = [await params, new URL(request.url).searchParams.get('lang')]
  if (!isLocale(language)) return new Response(null, { status: 404, headers: unkept })
  const say = (status: number, word: 'elsewhere' | 'unreadable') =>
    new Response(translate(language)(`form.${word}`), { status, headers: { ...unkept, 'Content-Type': 'text/plain; charset=utf-8' } })
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return say(403, 'elsewhere')
  const posted = await readPosted(request, WISH_LISTS)
  const key = posted?.key
  if (!posted || typeof key !== 'string') return say(413, 'unreadable')

  const opened = openWith(key)
  const isOwn = typeof opened === 'object' && opened.purpose === purpose
  const next = isOwn ? await presses[opened.purpose]?.(opened.id, posted, language) : undefined
  return new Response(null, { status: 303, headers: { ...unkept, Location: next ?? (await personalHref(language, key)) } })
}
