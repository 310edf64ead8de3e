import { readLinkKey } from '@/data/enquiries/linkKeys'
import { personalHref } from '@/data/enquiries/personalPages'
import { DEMAND_LISTS } from '@/forms/demand/form'
import { isFromSite } from '@/domain/site/fromSite'
import { readPosted } from '@/forms/readPosted'
import { supportedLanguage } from '@/data/site/routes'
import { personalActions } from '@/forms/personalActions'
import { env } from '@/env'
import { isLocale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'

import { redirectToPersonalPage, noStore } from '../redirectToPersonalPage'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ purpose: string }> }

export const GET = redirectToPersonalPage

/**
 * Runs an action of a personal page. The page then shows the result, or that the link has expired.
 */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { purpose } = await params
  const language = new URL(request.url).searchParams.get('lang')
  if (!isLocale(language)) return new Response(null, { status: 404, headers: noStore })
  const refuse = (status: number, message: 'elsewhere' | 'unreadable') =>
    new Response(translate(language)(`form.${message}`), {
      status,
      headers: { ...noStore, 'Content-Type': 'text/plain; charset=utf-8' },
    })
  if (!isFromSite(request.headers, new URL(env.SITE_URL))) return refuse(403, 'elsewhere')
  const posted = await readPosted(request, DEMAND_LISTS)
  const key = posted?.key
  if (!posted || typeof key !== 'string') return refuse(413, 'unreadable')

  // The language may have been switched off since the page was shown.
  const locale = await supportedLanguage(language)
  const opened = readLinkKey(key)
  const isValid = typeof opened === 'object' && opened.purpose === purpose
  const next = isValid
    ? await personalActions[opened.purpose]?.(opened.id, posted, locale)
    : undefined
  return new Response(null, {
    status: 303,
    headers: { ...noStore, Location: next ?? (await personalHref(locale, key)) },
  })
}
