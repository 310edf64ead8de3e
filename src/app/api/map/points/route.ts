import { z } from 'zod'

import { findMapPoints } from '@/data/catalogue/mapPoints'
import { supportedLanguage } from '@/data/site/routes'
import { readBox } from '@/domain/lib/geo'
import { readListQuery } from '@/domain/catalogue/lists/listQuery'
import { goals } from '@/domain/catalogue/vocabulary'
import { readQuery } from '@/i18n/query'

export const dynamic = 'force-dynamic'

const MAX_ZOOM = 22
const MAX_TYPES = 64

const paramsSchema = z.object({
  lang: z.string().optional(),
  goal: z.enum(goals).catch('sale'),
  zoom: z.coerce.number().min(0).max(MAX_ZOOM).catch(7),
  box: z.string().transform(readBox).optional().catch(undefined),
})

/** The types of the list itself; its filters are written as in the address of the list. */
const typesOf = (texts: readonly string[] = []) =>
  texts
    .filter((text) => /^\d{1,6}$/.test(text))
    .slice(0, MAX_TYPES)
    .map(Number)

/** The listings in a part of the map, as groups and single ones. Invalid parameters are ignored. */
export async function GET(request: Request): Promise<Response> {
  const { search, searchParams } = new URL(request.url)
  const { lang, goal, zoom, box } = paramsSchema.parse(Object.fromEntries(searchParams))
  const query = readQuery(search)
  const answer = await findMapPoints(
    readListQuery(query),
    { goal, types: typesOf(query.of) },
    { zoom, box },
    await supportedLanguage(lang),
  )
  return Response.json(answer, { headers: { 'Cache-Control': 'private, no-cache' } })
}
