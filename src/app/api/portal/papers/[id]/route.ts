import { openDocument } from '@/data/enquiries/requestedDocuments'
import { findOwnDocument } from '@/data/portal/documents'
import { findViewer } from '@/data/portal/viewer'
import { defaultLocale } from '@/i18n/locales'

import { documentResponse } from '@/app/api/documentResponse'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ id: string }> }

const privateHeaders = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' }
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** A document for the owner of its property; for others the address does not exist. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const { id } = await params
  const viewer = await findViewer()
  const document =
    viewer && UUID.test(id) ? await findOwnDocument(viewer.owner, id, defaultLocale) : null
  const file = document && (await openDocument(document))
  if (!document || !file) return new Response(null, { status: 404, headers: privateHeaders })
  return documentResponse(document, file, privateHeaders)
}
