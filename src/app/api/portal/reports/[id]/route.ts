import { printed } from '@/brochure/keep'
import { findViewer } from '@/data/portal/viewer'
import { findOwnReport } from '@/data/reports/own'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

const unkept = { 'Cache-Control': 'private, no-store', Vary: 'Cookie', 'X-Robots-Tag': 'noindex', 'X-Content-Type-Options': 'nosniff' }
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A monthly report on paper, for the owner it was made for; to anyone else the address does not exist. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const viewer = UUID.test(id) ? await findViewer() : null
  const view = viewer && (await findOwnReport(viewer.owner, id))
  if (!view) return new Response(null, { status: 404, headers: unkept })
  const file = await printed({ as: 'report', view })
  if (!file) return new Response(null, { status: 503, headers: { ...unkept, 'Retry-After': '30' } })
  const headers = { ...unkept, 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(view.fileName)}` }
  return new Response(new Uint8Array(file), { headers })
}
