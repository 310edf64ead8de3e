import type { NextRequest } from 'next/server'

import { findWithoutLanguage } from '@/data/unprefixed'
import { env } from '@/env'
import { isLocale } from '@/i18n/locales'

type Props = { params: Promise<{ path: string[] }> }

/** Addresses without a language lead to the visitor's: menu paths, short routes of the path table, a property by its number. */
export async function GET(request: NextRequest, { params }: Props): Promise<Response> {
  const { path } = await params
  const chosen = request.cookies.get('language')?.value
  const found = await findWithoutLanguage(path, isLocale(chosen) ? chosen : undefined)
  if (!found) return new Response(null, { status: 404 })
  return new Response(null, {
    status: found.forGood ? 301 : 307,
    headers: { Location: new URL(found.to, env.SITE_URL).href, 'Cache-Control': 'private, no-cache' },
  })
}

export const dynamic = 'force-dynamic'
