import { z } from 'zod'

import { findMapPoints } from '@/data/mapPoints'
import { spokenLanguage } from '@/data/routes'
import { readArea } from '@/domain/area'
import { readBox } from '@/domain/geo'
import { goals } from '@/domain/vocabulary'

export const dynamic = 'force-dynamic'

const DEEPEST = 22

const question = z.object({
  lang: z.string().optional(),
  goal: z.enum(goals).optional().catch(undefined),
  zoom: z.coerce.number().min(0).max(DEEPEST).catch(7),
  box: z.string().transform(readBox).optional().catch(undefined),
  within: z.string().transform(readArea).optional().catch(undefined),
})

/** The listings of one view of the map, as groups and single ones. What makes no sense is left out. */
export async function GET(request: Request): Promise<Response> {
  const { lang, goal, zoom, box, within } = question.parse(Object.fromEntries(new URL(request.url).searchParams))
  const answer = await findMapPoints({ zoom, ...(goal && { goal }), ...(box && { box }), ...(within && { within }) }, await spokenLanguage(lang))
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-cache' } })
}
