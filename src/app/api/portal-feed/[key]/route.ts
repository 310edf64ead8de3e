import { findExport } from '@/data/feeds/export'
import { payload } from '@/data/core/payload'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ key: string }> }

const privateHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
}

/** The export of listings on offer, for a portal that knows the address. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const file = await findExport(await payload(), (await params).key)
  if (!file) return new Response(null, { status: 404, headers: privateHeaders })
  return new Response(file.body, {
    headers: {
      ...privateHeaders,
      'Content-Type': file.type,
      'Content-Disposition': `inline; filename="${file.name}"`,
    },
  })
}
