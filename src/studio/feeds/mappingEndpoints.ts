import { type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { finishedMapping, type StoredMapping } from '@/domain/feeds/omnicasa'
import { tableColumns } from '@/domain/feeds/table'
import type { Feed } from '@/payload-types'

import { readJson } from '../readJson'

const mappingSchema = z.strictObject({
  records: z.string().max(200),
  languagePath: z.string().max(200),
  columns: z
    .array(
      z.strictObject({
        heading: z.string().min(1).max(500),
        column: z.enum(tableColumns as [string, ...string[]]),
        words: z.string().max(4000).optional(),
      }),
    )
    .max(300),
})

const mappingOf = ({ records, languagePath, columns }: Feed): StoredMapping => ({
  records: records ?? '',
  languagePath: languagePath ?? '',
  columns: (columns ?? []).map(({ heading, column, words }) => ({
    heading,
    column,
    ...(words && { words }),
  })),
})

type FindFeed = (req: PayloadRequest) => Promise<Feed | undefined>

/** Room for the most columns, each with the longest words. */
const MAX_BYTES = 2_000_000

/**
 * `GET /api/feeds/:id/mapping`: the mapping as a file, to keep or to give to another agency.
 * `POST`: takes such a file, or the finished mapping with `?finished=true`.
 */
export const mappingEndpoints = (feedOf: FindFeed): Endpoint[] => [
  {
    path: '/:id/mapping',
    method: 'get',
    handler: async (req) => {
      const feed = await feedOf(req)
      if (!feed) return new Response(null, { status: 404 })
      return Response.json(mappingOf(feed), {
        headers: {
          'Content-Disposition': `attachment; filename="mapping-${feed.id}.json"`,
          'Cache-Control': 'no-store',
        },
      })
    },
  },
  {
    path: '/:id/mapping',
    method: 'post',
    handler: async (req) => {
      const feed = await feedOf(req)
      if (!feed) return new Response(null, { status: 404 })
      const { data } =
        req.query.finished === 'true'
          ? { data: finishedMapping }
          : mappingSchema.safeParse(await readJson(req.body, MAX_BYTES))
      if (!data) return Response.json({ problem: 'shape' }, { status: 400 })
      await req.payload.update({
        collection: 'feeds',
        id: feed.id,
        data: data as Partial<Feed>,
        overrideAccess: false,
        req,
      })
      return Response.json({})
    },
  },
]
