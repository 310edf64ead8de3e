import { sendReports } from '@/data/reports/send'
import { knowsSecret } from '@/server/knowsSecret'

export const dynamic = 'force-dynamic'

/** The worker's call when a month may be over. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await sendReports()
  return new Response(null, { status: 204 })
}
