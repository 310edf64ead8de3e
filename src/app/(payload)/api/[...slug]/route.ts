import config from '@payload-config'

import { answerRest } from '@/server/rest/answerRest'

type Context = { params: Promise<{ slug: string[] }> }

/** Next decodes the segments of a path; Payload's routes expect them encoded. */
async function handle(request: Request, { params }: Context): Promise<Response> {
  const { slug } = await params
  return answerRest(config, request, `/api/${slug.map(encodeURIComponent).join('/')}`)
}

export const GET = handle
export const POST = handle
export const PUT = handle
export const PATCH = handle
export const DELETE = handle
export const OPTIONS = handle
