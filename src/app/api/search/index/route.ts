import { findSearchIndex } from '@/data/search/searchIndex'
import { languageAsked, noSuchLanguage } from '@/data/search/language'

export const dynamic = 'force-dynamic'

/** Types and towns of a language with what is offered in each. The page front keeps it until told, and checks with its validator. */
export async function GET(request: Request): Promise<Response> {
  const locale = await languageAsked(request)
  if (!locale) return noSuchLanguage()
  return Response.json(await findSearchIndex(locale), { headers: { 'Cache-Control': 's-maxage=31536000' } })
}
