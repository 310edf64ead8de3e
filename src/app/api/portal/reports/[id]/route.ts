import { findOrPrintPdf } from '@/brochure/pdfCache'
import { findViewer } from '@/data/portal/viewer'
import { findOwnReport } from '@/data/reports/ownReports'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

const privateHeaders = {
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie',
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
}
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A monthly report as PDF, for its owner; for others the address does not exist. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const viewer = UUID.test(id) ? await findViewer() : null
  const view = viewer && (await findOwnReport(viewer.owner, id))
  if (!view) return new Response(null, { status: 404, headers: privateHeaders })
  const file = await findOrPrintPdf({ as: 'report', view }, { mayPrint: true })
  if (typeof file === 'string')
    return new Response(null, { status: 503, headers: { ...privateHeaders, 'Retry-After': '30' } })
  const headers = {
    ...privateHeaders,
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(view.fileName)}`,
  }
  return new Response(new Uint8Array(file), { headers })
}
