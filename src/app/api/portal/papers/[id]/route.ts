import { openPaper } from '@/data/leads/askedPapers'
import { findOwnPaper } from '@/data/portal/papers'
import { findViewer } from '@/data/portal/viewer'
import { defaultLocale } from '@/i18n/locales'

import { paperAnswer } from '../../../paperAnswer'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

const unkept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A document for the owner of its property; to everybody else the address does not exist. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const viewer = await findViewer()
  const paper = viewer && UUID.test(id) ? await findOwnPaper(viewer.owner, id, defaultLocale) : null
  const file = paper && (await openPaper(paper))
  if (!paper || !file) return new Response(null, { status: 404, headers: unkept })
  return paperAnswer(paper, file, unkept)
}
