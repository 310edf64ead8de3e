import { z } from 'zod'

import { readListRequest } from '@/data/catalogue/listRequest'
import { findMapPoints } from '@/data/catalogue/mapPoints'
import { forOneRequest } from '@/data/core/cache'
import { readBox } from '@/domain/lib/geo'

export const dynamic = 'force-dynamic'

const MAX_ZOOM = 22

const viewSchema = z.object({
  zoom: z.coerce.number().min(0).max(MAX_ZOOM).catch(7),
  box: z.string().transform(readBox).optional().catch(undefined),
})

/** The listings in a part of the map, as groups and single ones. Invalid parameters are ignored. */
export const GET = (request: Request): Promise<Response> =>
  forOneRequest(async () => {
    const address = new URL(request.url)
    const { query, scope, locale } = await readListRequest(address)
    const view = viewSchema.parse(Object.fromEntries(address.searchParams))
    const answer = await findMapPoints(query, scope, view, locale)
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-cache' } })
  })
