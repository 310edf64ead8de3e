import { publishDue } from '@/data/schedule/due'
import { knowsSecret } from '@/server/knowsSecret'

/** The worker's call when something may be due. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await publishDue()
  return new Response(null, { status: 204 })
}
