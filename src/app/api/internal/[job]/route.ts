import { hasInternalSecret } from '@/server/knowsSecret'
import { isSiteJob, siteWork } from '@/server/siteWork'

/**
 * Does a job of the worker that needs the site. Without the secret the address does not exist. Next
 * invalidates only inside a request, and the front sees the same call.
 */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ job: string }> },
): Promise<Response> {
  const { job } = await params
  if (!isSiteJob(job) || !hasInternalSecret(request)) return new Response(null, { status: 404 })
  const isDone = await siteWork[job](await request.json().catch(() => null))
  return new Response(null, { status: isDone ? 204 : 400 })
}
