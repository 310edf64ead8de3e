import { payload } from '@/data/core/payload'
import { readBody } from '@/data/core/readBody'
import { receiveHook } from '@/data/feeds/crm/receiveHook'

export const dynamic = 'force-dynamic'

/** The longest message: it names one estate. */
const MAX_BYTES = 16_384

type Props = { params: Promise<{ key: string }> }

/** `POST /api/crm/{key}`: a CRM tells that an estate was published, changed or withdrawn. */
export async function POST(request: Request, { params }: Props): Promise<Response> {
  const { key } = await params
  const body = await readBody(request.body, MAX_BYTES)
  const status = body
    ? await receiveHook(
        await payload(),
        key,
        Buffer.from(body).toString('utf8'),
        request.headers.get('x-hook-signature') ?? '',
      )
    : 413
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } })
}
