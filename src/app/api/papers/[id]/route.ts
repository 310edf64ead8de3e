import { findAskedPaper, openPaper } from '@/data/leads/askedPapers'
import { openWith } from '@/data/leads/keys'

import { paperAnswer } from '../../paperAnswer'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

const unkept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }
const missing = (status: number) => new Response(null, { status, headers: unkept })

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A paper for who asked for it, with the key of his mail; to anyone else the address does not exist. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const opened = openWith(new URL(request.url).searchParams.get('key') ?? '')
  if (opened === 'expired') return missing(410)
  if (opened?.purpose !== 'documents' || !UUID.test(id)) return missing(404)
  const paper = await findAskedPaper(opened.id, id)
  const file = paper && (await openPaper(paper))
  if (!paper || !file) return missing(404)
  return paperAnswer(paper, file, unkept)
}
