import { z } from 'zod'

import { findMapPoints } from '@/data/mapPoints'
import { spokenLanguage } from '@/data/routes'
import { readBox } from '@/domain/geo'
import { readQuestion } from '@/domain/listings/question'
import { goals } from '@/domain/vocabulary'
import { readQuery } from '@/i18n/query'

export const dynamic = 'force-dynamic'

const DEEPEST = 22
const MOST_TYPES = 64

const view = z.object({
  lang: z.string().optional(),
  goal: z.enum(goals).catch('sale'),
  zoom: z.coerce.number().min(0).max(DEEPEST).catch(7),
  box: z.string().transform(readBox).optional().catch(undefined),
})

/** The types of the list itself; its filters are written as in the address of the list. */
const typesOf = (texts: readonly string[] = []) =>
  texts
    .filter((text) => /^\d{1,6}$/.test(text))
    .slice(0, MOST_TYPES)
    .map(Number)

/** The listings of one view of the map, as groups and single ones. What makes no sense is left out. */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url)
  const { lang, goal, zoom, box } = view.parse(Object.fromEntries(searchParams))
  const query = readQuery(search)
  const answer = await findMapPoints(readQuestion(query), { goal, types: typesOf(query.of) }, { zoom, box }, await spokenLanguage(lang))
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-cache' } })
}
