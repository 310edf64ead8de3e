import { workOnFeeds } from '@/data/feeds/work'
import { payload } from '@/data/payload'
import { knowsSecret } from '@/server/knowsSecret'

/** The worker's call when feeds are due or their pictures. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await workOnFeeds(await payload())
  return new Response(null, { status: 204 })
}
