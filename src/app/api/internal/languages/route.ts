import { sweepLanguages } from '@/data/languages/sweep'
import { knowsSecret } from '@/server/knowsSecret'

/** The worker's call to look at translations that no save has looked at. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await sweepLanguages()
  return new Response(null, { status: 204 })
}
