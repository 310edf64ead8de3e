import { z } from 'zod'

import { forget } from '@/data/cache'
import { renewListings } from '@/data/search/shelf'

import { knowsSecret } from '@/server/knowsSecret'

const body = z.object({ tags: z.array(z.string().max(60)).min(1).max(200) })

/** The worker's call after a committed change. To anyone else the address does not exist. */
export async function POST(request: Request): Promise<Response> {
  if (!knowsSecret(request)) return new Response(null, { status: 404 })
  const told = body.safeParse(await request.json().catch(() => null))
  if (!told.success) return new Response(null, { status: 400 })
  // Lists first: a page that is rendered from here on must find what changed.
  await renewListings(told.data.tags)
  forget(told.data.tags)
  return new Response(null, { status: 204 })
}
