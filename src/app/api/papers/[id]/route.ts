import { findRequestedDocument, openDocument } from '@/data/enquiries/requestedDocuments'
import { readLinkKey } from '@/data/enquiries/linkKeys'
import { isUuid } from '@/domain/lib/uuid'

import { documentResponse } from '@/app/api/documentResponse'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}
const emptyResponse = (status: number) => new Response(null, { status, headers: privateHeaders })

/** A requested document, with the key of the email; without it the address does not exist. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const opened = readLinkKey(new URL(request.url).searchParams.get('key') ?? '')
  if (opened === 'expired') return emptyResponse(410)
  if (opened?.purpose !== 'documents' || !isUuid(id)) return emptyResponse(404)
  const document = await findRequestedDocument(opened.id, id)
  const file = document && (await openDocument(document))
  if (!document || !file) return emptyResponse(404)
  return documentResponse(document, file, privateHeaders)
}
