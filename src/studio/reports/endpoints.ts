import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { printed } from '@/brochure/keep'
import { findContent, sendReportAgain } from '@/data/reports/mail'

const missing = (): Response => Response.json({ problem: 'gone' }, { status: 404 })

/** `GET /api/reports/:id/file`: what the owner got, on paper. */
export const reportFile: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    const view = id && (await findContent(req.payload, { id: { equals: id } }))
    if (!view) return missing()
    const file = await printed({ as: 'report', view })
    if (!file) return new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
    const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(view.fileName)}` }
    return new Response(new Uint8Array(file), { headers: { ...headers, 'Cache-Control': 'private, no-store' } })
  },
}

/** `POST /api/reports/:id/send`: the same mail once more. */
export const reportAgain: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return id && (await sendReportAgain(req, id)) === 'queued' ? Response.json({ queued: true }) : missing()
  },
}
