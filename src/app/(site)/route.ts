import type { NextRequest } from 'next/server'

import { findLanguages } from '@/data/site/routes'
import { carryQuery } from '@/domain/site/carryQuery'
import { env } from '@/env'
import { DYNAMIC_KEYS } from '@/server/front/dynamicKeys'

/**
 * Redirects the root to the language that the visitor chose, else to the agency's main language.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { inUse, main } = await findLanguages()
  const { search } = request.nextUrl
  const chosen = inUse.find((locale) => locale === request.cookies.get('language')?.value) ?? main
  return new Response(null, {
    status: 307,
    headers: {
      Location: new URL(carryQuery(`/${chosen}/`, search, DYNAMIC_KEYS), env.SITE_URL).href,
      'Cache-Control': 'private, no-cache',
    },
  })
}

export const dynamic = 'force-dynamic'
