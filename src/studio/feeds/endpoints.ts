import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { editors } from '@/access/rules'
import { inTransaction } from '@/data/feeds/inTransaction'
import { findWords, mapWord } from '@/data/feeds/mappedWords'
import { answerMatch, approveRun, findFeedRows, findFeedRuns } from '@/data/feeds/runs'
import { performDryRun } from '@/data/feeds/dryRun'
import { dryRunFromAddress } from '@/data/feeds/importRun'
import { readFeed } from '@/data/feeds/readFeed'
import { rowStates } from '@/domain/feeds/formats'
import type { Feed } from '@/payload-types'
import { localeOf } from '@/i18n/locales'

import { readJson } from '../readJson'
import { mappingEndpoints } from './mappingEndpoints'

const notFound = () => new Response(null, { status: 404 })

/** Returns the feed of a request, or undefined. */
async function feedOf(req: PayloadRequest): Promise<Feed | undefined> {
  if (!editors({ req })) throw new Forbidden(req.t)
  const id = z.uuid().safeParse(req.routeParams?.['id']).data
  if (id === undefined) return undefined
  return (
    (await req.payload.findByID({
      collection: 'feeds',
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: false,
      req,
    })) ?? undefined
  )
}

const emptyBody = async function* (): AsyncGenerator<Uint8Array> {}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

/**
 * `POST /api/feeds/:id/read`: makes a dry run of the uploaded file, or of the address of the feed
 * with `?from=address`.
 */
const readNow: Endpoint = {
  path: '/:id/read',
  method: 'post',
  handler: async (req) => {
    const feed = await feedOf(req)
    if (!feed) return notFound()
    const fromAddress = req.searchParams.get('from') === 'address'
    const run = fromAddress
      ? await dryRunFromAddress(req.payload, feed, false)
      : await performDryRun({
          payload: req.payload,
          feed,
          read: (reading, info) =>
            readFeed(
              req.body ? partsOf(req.body as ReadableStream<Uint8Array>) : emptyBody(),
              reading,
              info,
            ),
        })
    return Response.json({ run })
  },
}

/** `GET /api/feeds/:id/runs`: returns the import runs of a feed with their progress. */
const runs: Endpoint = {
  path: '/:id/runs',
  method: 'get',
  handler: async (req) => {
    const feed = await feedOf(req)
    return feed ? Response.json(await findFeedRuns(req, feed.id)) : notFound()
  },
}

const rowsQuery = z.object({
  run: z.uuid(),
  state: z.enum(rowStates),
  page: z.coerce.number().int().min(1).max(100_000),
})

/** `GET /api/feeds/:id/rows?run=…&state=…&page=…`: returns what a run does with each listing. */
const rows: Endpoint = {
  path: '/:id/rows',
  method: 'get',
  handler: async (req) => {
    const feed = await feedOf(req)
    const { data } = rowsQuery.safeParse(Object.fromEntries(req.searchParams))
    return feed && data
      ? Response.json(await findFeedRows(req, feed.id, data.run, data.state, data.page))
      : notFound()
  },
}

const approval = z.strictObject({ run: z.uuid() })

/** `POST /api/feeds/:id/approve`: approves a run for import. */
const approve: Endpoint = {
  path: '/:id/approve',
  method: 'post',
  handler: async (req) => {
    const feed = await feedOf(req)
    const { data } = approval.safeParse(await readJson(req.body))
    if (!feed || !data) return notFound()
    return (await approveRun(req.payload, feed.id, data.run))
      ? Response.json({})
      : Response.json({ problem: 'outdated' }, { status: 409 })
  },
}

/**
 * `GET /api/feeds/:id/words?run=…`: returns the words of a run that mean nothing to us, those that
 * staff have given a meaning, and what they can mean.
 */
const words: Endpoint = {
  path: '/:id/words',
  method: 'get',
  handler: async (req) => {
    const feed = await feedOf(req)
    const run = z.uuid().safeParse(req.searchParams.get('run')).data
    return feed && run
      ? Response.json(await findWords(req, run, localeOf(req.i18n.language)))
      : notFound()
  },
}

const mapping = z.strictObject({
  kind: z.string().max(60),
  word: z.string().min(1).max(200),
  meaning: z.string().max(60).nullable(),
})

/** `POST /api/feeds/:id/words`: gives a word its meaning for all feeds, or forgets it. */
const explainWord: Endpoint = {
  path: '/:id/words',
  method: 'post',
  handler: async (req) => {
    const feed = await feedOf(req)
    const { data } = mapping.safeParse(await readJson(req.body))
    if (!feed || !data) return notFound()
    const isMapped = await inTransaction(req.payload, (own) => mapWord(own, data))
    return isMapped ? Response.json({}) : new Response(null, { status: 400 })
  },
}

const matchAnswer = z.strictObject({
  key: z.string().min(1).max(120),
  property: z.uuid().nullable(),
})

/** `POST /api/feeds/:id/match`: says which property a listing of another source is, or that it is new. */
const match: Endpoint = {
  path: '/:id/match',
  method: 'post',
  handler: async (req) => {
    const feed = await feedOf(req)
    const { data } = matchAnswer.safeParse(await readJson(req.body))
    if (!feed || !data) return notFound()
    await answerMatch(req, feed.id, data.key, data.property)
    return Response.json({})
  },
}

export const feedEndpoints: Endpoint[] = [
  readNow,
  runs,
  rows,
  approve,
  words,
  explainWord,
  match,
  ...mappingEndpoints(feedOf),
]
