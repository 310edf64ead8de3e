import { createSystemRequest } from '@/data/core/payload'
import { findOwnerAgenda } from '@/data/portal/ownerAgenda'
import { findAgenda } from '@/data/viewings/agenda'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ file: string }> }

const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** The viewings of a colleague, or of the properties of an owner, as a calendar at a secret address. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { file } = await params
  const req = await createSystemRequest()
  const calendar = (await findAgenda(req, file)) ?? (await findOwnerAgenda(req, file))
  if (calendar === undefined) return new Response(null, { status: 404, headers: privateHeaders })
  return new Response(calendar, {
    headers: {
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="visits.ics"',
    },
  })
}
