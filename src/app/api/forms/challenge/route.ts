import { proofs } from '@/data/leads/proof'

export const dynamic = 'force-dynamic'

/** Some work for the browser that is about to send a form. */
export async function GET(): Promise<Response> {
  return Response.json(await proofs.challenge(), { headers: { 'Cache-Control': 'no-store' } })
}
