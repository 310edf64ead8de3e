import { Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'

import { staff } from '@/access/rules'
import { findOrPrintPdf } from '@/brochure/pdfCache'
import { findReportContent, handOverReport, sendReportAgain } from '@/data/reports/mail'
import { mayPrint } from '@/domain/catalogue/printing'

const missing = (): Response => Response.json({ problem: 'gone' }, { status: 404 })

/** `GET /api/reports/:id/file`: returns the report that the owner received as PDF. */
export const reportFile: Endpoint = {
  path: '/:id/file',
  method: 'get',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    const view = id && (await findReportContent(req.payload, { id: { equals: id } }))
    if (!view) return missing()
    const file = await findOrPrintPdf({ as: 'report', view }, { mayPrint: mayPrint(req.headers) })
    if (file === 'unprinted')
      return new Response(null, { status: 202, headers: { 'Cache-Control': 'no-store' } })
    if (file === 'busy')
      return new Response(null, { status: 503, headers: { 'Retry-After': '30' } })
    const headers = {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(view.fileName)}`,
    }
    return new Response(new Uint8Array(file), {
      headers: { ...headers, 'Cache-Control': 'private, no-store' },
    })
  },
}

/** `POST /api/reports/:id/send`: sends the email of a report again. */
export const resendReport: Endpoint = {
  path: '/:id/send',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return id && (await sendReportAgain(req, id)) === 'queued'
      ? Response.json({ queued: true })
      : missing()
  },
}

/** `POST /api/reports/:id/handed-over`: records that the report was handed over on paper. */
export const reportHandedOver: Endpoint = {
  path: '/:id/handed-over',
  method: 'post',
  handler: async (req) => {
    if (!staff({ req })) throw new Forbidden(req.t)
    const { data: id } = z.uuid().safeParse(req.routeParams?.id)
    return id && (await handOverReport(req, id)) === 'done'
      ? Response.json({ done: true })
      : missing()
  },
}
