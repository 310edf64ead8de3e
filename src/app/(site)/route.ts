import type { NextRequest } from 'next/server'

import { findLanguages } from '@/data/routes'
import { env } from '@/env'

/** The bare address leads to the language the visitor chose, else to the one the agency did. */
export async function GET(request: NextRequest): Promise<Response> {
  const { inUse, main } = await findLanguages()
  const chosen = inUse.find((locale) => locale === request.cookies.get('language')?.value) ?? main
  return new Response(null, { status: 307, headers: { Location: new URL(`/${chosen}/`, env.SITE_URL).href, 'Cache-Control': 'private, no-cache' } })
}

export const dynamic = 'force-dynamic'
