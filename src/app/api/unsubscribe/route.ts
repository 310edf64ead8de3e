import { pauseDemand } from '@/data/demands/own'
import { openWith, type Purpose } from '@/data/leads/keys'
import { unsubscribe } from '@/data/leads/subscribers'
import { endReports } from '@/data/reports/send'

import { showPersonal, unkept } from '../personal/showPersonal'

export const dynamic = 'force-dynamic'

export const GET = showPersonal

/** What brings quiet, for all that comes again and again. */
const endings: Partial<Record<Purpose, (id: string) => Promise<void>>> = { newsletter: unsubscribe, demand: pauseDemand, report: endReports }

/** The one press of a mail program (RFC 8058). It comes from no page of ours, and the key says who presses. */
export async function POST(request: Request): Promise<Response> {
  const opened = openWith(new URL(request.url).searchParams.get('key') ?? '')
  if (opened === 'expired') return new Response(null, { status: 410, headers: unkept })
  const end = opened && endings[opened.purpose]
  if (!opened || !end) return new Response(null, { status: 404, headers: unkept })
  await end(opened.id)
  return new Response(null, { status: 200, headers: unkept })
}
