import { ownRequest } from '@/data/payload'
import { agendaOf } from '@/data/visits/agenda'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ file: string }> }

const unkept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/** The visits of a colleague for the calendar on his phone, at an address that only he knows. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const calendar = await agendaOf(await ownRequest(), (await params).file)
  if (calendar === undefined) return new Response(null, { status: 404, headers: unkept })
  return new Response(calendar, {
    headers: { ...unkept, 'Content-Type': 'text/calendar; charset=utf-8', 'Content-Disposition': 'inline; filename="visits.ics"' },
  })
}
