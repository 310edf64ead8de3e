import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { editors } from '@/access/rules'
import { exportFor } from '@/data/feeds/export'

/**
 * `GET /api/portals/:id/download`: what a portal would read now. A colleague who looks is no
 * portal: nothing is noted.
 */
export const portalDownload: Endpoint = {
  path: '/:id/download',
  method: 'get',
  handler: async (req) => {
    if (!editors({ req })) throw new Forbidden(req.t)
    const id = z.uuid().safeParse(req.routeParams?.['id']).data
    const portal =
      id &&
      (await req.payload.findByID({
        collection: 'portals',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: false,
        req,
      }))
    if (!portal) return new Response(null, { status: 404 })
    const file = exportFor(req.payload, portal)
    return new Response(file.body, {
      headers: {
        'Content-Type': file.type,
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}
