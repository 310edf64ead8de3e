import { sweepLanguages } from '@/data/languages/sweep'
import { sweepStandings } from '@/data/properties/standings'
import { knowsSecret } from '@/server/knowsSecret'

/** The worker's call to look at what no save has looked at: translations, and advertisements before the law. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await sweepStandings()
  await sweepLanguages()
  return new Response(null, { status: 204 })
}
