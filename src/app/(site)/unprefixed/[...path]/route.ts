import type { NextRequest } from 'next/server'

import { hrefWithQuery } from '@/data/catalogue/movedQuery'
import { findLanguageRedirect } from '@/data/site/languageRedirect'
import { carryQuery } from '@/domain/site/carryQuery'
import { env } from '@/env'
import { isLocale } from '@/i18n/locales'
import { readQuery } from '@/i18n/query'
import { DYNAMIC_KEYS } from '@/server/front/dynamicKeys'

type Props = { params: Promise<{ path: string[] }> }

/**
 * Redirects addresses without a language to the visitor's: menu paths, short paths of the path
 * table, a property by its number. The query goes along.
 */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { path } = await params
  const chosen = request.cookies.get('language')?.value
  const redirect = await findLanguageRedirect(path, isLocale(chosen) ? chosen : undefined)
  if (!redirect) return new Response(null, { status: 404 })
  const { search } = request.nextUrl
  const to = carryQuery(await hrefWithQuery(redirect.to, readQuery(search)), search, DYNAMIC_KEYS)
  return new Response(null, {
    status: redirect.isPermanent ? 301 : 307,
    headers: { Location: new URL(to, env.SITE_URL).href, 'Cache-Control': 'private, no-cache' },
  })
}

export const dynamic = 'force-dynamic'
