import { readByPortal } from '@/data/feeds/outward'
import { payload } from '@/data/payload'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ key: string }> }

const unkept = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' }

/** What is on offer, for a portal that knows its address. */
export async function GET(_: Request, { params }: Props): Promise<Response> {
  const file = await readByPortal(await payload(), (await params).key)
  if (!file) return new Response(null, { status: 404, headers: unkept })
  return new Response(file.body, { headers: { ...unkept, 'Content-Type': file.type, 'Content-Disposition': `inline; filename="${file.name}"` } })
}
