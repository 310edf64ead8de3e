import { languageAsked, noSuchLanguage } from '@/data/search/language'
import { askTyped } from '@/data/search/typed'

export const dynamic = 'force-dynamic'

/** The listings that what was typed means, and how it was understood. */
export async function GET(request: Request): Promise<Response> {
  const locale = await languageAsked(request)
  if (!locale) return noSuchLanguage()
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await askTyped(typed, locale), { headers: { 'Cache-Control': 'no-cache' } })
}
