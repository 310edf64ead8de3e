import {
  requestedLanguage,
  unknownLanguageResponse,
} from '@/data/catalogue/search/requestedLanguage'
import { findSuggestions } from '@/data/catalogue/search/suggestions'

export const dynamic = 'force-dynamic'

/** The listings that match a typed search, and how it was understood. */
export async function GET(request: Request): Promise<Response> {
  const locale = await requestedLanguage(request)
  if (!locale) return unknownLanguageResponse()
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await findSuggestions(typed, locale), {
    headers: { 'Cache-Control': 'no-cache' },
  })
}
