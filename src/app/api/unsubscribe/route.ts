import { pauseDemand } from '@/data/demands/ownDemand'
import { readLinkKey, type Purpose } from '@/data/enquiries/linkKeys'
import { unsubscribe } from '@/data/enquiries/subscribers'
import { unsubscribeReports } from '@/data/reports/send'

import { redirectToPersonalPage, noStore } from '../personal/redirectToPersonalPage'

export const dynamic = 'force-dynamic'

export const GET = redirectToPersonalPage

/** Ends recurring emails, by the purpose of the link. */
const endings: Partial<Record<Purpose, (id: string) => Promise<void>>> = {
  newsletter: unsubscribe,
  demand: pauseDemand,
  report: unsubscribeReports,
}

/**
 * One-click unsubscribe of mail programs (RFC 8058). It does not come from a page of the site; the
 * key identifies the person.
 */
export async function POST(request: Request): Promise<Response> {
  const opened = readLinkKey(new URL(request.url).searchParams.get('key') ?? '')
  if (opened === 'expired') return new Response(null, { status: 410, headers: noStore })
  const end = opened && endings[opened.purpose]
  if (!opened || !end) return new Response(null, { status: 404, headers: noStore })
  await end(opened.id)
  return new Response(null, { status: 200, headers: noStore })
}
