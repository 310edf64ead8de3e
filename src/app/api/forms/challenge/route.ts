import { browserProof } from '@/data/enquiries/browserProof'

export const dynamic = 'force-dynamic'

/** A challenge for the browser that is about to send a form. */
export async function GET(): Promise<Response> {
  return Response.json(await browserProof.challenge(), { headers: { 'Cache-Control': 'no-store' } })
}
