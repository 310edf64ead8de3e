import { sendAlerts } from '@/data/demands/alerts'

import { knowsSecret } from '@/server/knowsSecret'

export const dynamic = 'force-dynamic'

/** The worker's call when something was found for somebody. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await sendAlerts()
  return new Response(null, { status: 204 })
}
