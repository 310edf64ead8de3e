import { remindStaff } from '@/data/leads/overdue'
import { remindVisitors } from '@/data/visits/remind'
import { knowsSecret } from '@/server/knowsSecret'

/** The worker's call when somebody may have to be reminded. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  await remindVisitors()
  await remindStaff()
  return new Response(null, { status: 204 })
}
