import { findSearchIndex } from '@/data/catalogue/search/searchIndex'
import {
  requestedLanguage,
  unknownLanguageResponse,
} from '@/data/catalogue/search/requestedLanguage'

export const dynamic = 'force-dynamic'

/**
 * Types and towns in a language with the number of listings on offer. The edge cache keeps it until
 * invalidated, and clients revalidate it.
 */
export async function GET(request: Request): Promise<Response> {
  const locale = await requestedLanguage(request)
  if (!locale) return unknownLanguageResponse()
  return Response.json(await findSearchIndex(locale), {
    headers: { 'Cache-Control': 's-maxage=31536000' },
  })
}
